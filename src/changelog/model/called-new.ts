import type {Name} from './named-items';
import type {Entry} from './records';

/** Words between "new" and the names that are new: `The new settings \`a\` and \`b\``. */
const NEW = /\bnew\b(?!.*\b(?:set|enable|disable|use|with)\b)[\w\s,:-]{0,40}$/i;
const LIST = /^(?:,|,? and|,? or| settings?)? $/;

/** Whether an entry calls a name new, also where it gives a setting a value: "the new setting `a = 0` turns this off". */
export function saysNew({text}: Pick<Entry, 'text'>, {name}: Pick<Name, 'name'>): boolean {
  const short = name.slice(name.lastIndexOf('.') + 1);
  let isNew = false;
  return text.some((piece) => {
    if (typeof piece === 'string') {
      isNew = NEW.test(piece) || (isNew && LIST.test(piece));
      return false;
    }
    return isNew && 'code' in piece && [name, short].includes(piece.code.replace(/\(\)$| = .*$/, ''));
  });
}
