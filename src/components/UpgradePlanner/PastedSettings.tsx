import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {plainText} from '../../changelog/model/text';
import {type AboutSettings, PASTED_SETTINGS} from '../../changelog/paste/about-settings';
import {Html, Paragraph} from '../Text';
import {textHtml} from '../Text/html';

/** What is known of the settings of a paste. */
export default function PastedSettings({about}: {readonly about: AboutSettings | undefined}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  if (!about || about.told.length + (about.others ? 1 : 0) === 0) return null;
  return (
    <section>
      <h2>{PASTED_SETTINGS}</h2>
      <ul>
        {about.told.map((text) => (
          <Html as="li" key={plainText(text)} html={textHtml(text, withBaseUrl)} />
        ))}
      </ul>
      <Paragraph text={about.others} />
    </section>
  );
}
