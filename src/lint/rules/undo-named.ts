import {plainText} from '../../changelog/model/text';
import {placeOf, type Rule} from '../rule';

/** Whether a text has this value, not only as a part of a longer one. */
function hasValue(text: string, value: string): boolean {
  const bare = value.replace(/^'|'$/g, '');
  return bare !== '' && text.split(/[^\w.]+/).includes(bare);
}

export const undoNamed: Rule = {
  id: 'undo-named',
  severity: 'warning',
  entry({entry}, report, page) {
    const text = plainText(entry.text);
    for (const {setting, value} of entry.undo) {
      // `access_control_improvements.x` may be told by its last part.
      const name = setting.slice(setting.lastIndexOf('.') + 1);
      if (!text.includes(name) && !hasValue(text, value))
        report(
          `Unexpected "undo" of ${setting}, which the text does not name`,
          placeOf(page, entry).end,
          'say what the setting or its value does',
        );
    }
  },
};
