import type {ReactNode} from 'react';
import {plainText} from '../../changelog/model/text';
import {type AboutSettings, PASTED_SETTINGS} from '../../changelog/paste/about-settings';
import Text, {Paragraph} from '../Text';

/** What is known of the settings of a paste. */
export default function PastedSettings({about}: {readonly about: AboutSettings | undefined}): ReactNode {
  if (!about || about.told.length + (about.others ? 1 : 0) === 0) return null;
  return (
    <section>
      <h2>{PASTED_SETTINGS}</h2>
      <ul>
        {about.told.map((text) => (
          <li key={plainText(text)}>
            <Text text={text} />
          </li>
        ))}
      </ul>
      <Paragraph text={about.others} />
    </section>
  );
}
