import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {ChangedSetting} from '../../changelog/upgrade/changed-settings';
import type {Range} from '../../changelog/upgrade/range';
import {rollBack} from '../../changelog/upgrade/roll-back';
import CopyButton from '../CopyButton';
import {Paragraph} from '../Text';
import styles from './styles.module.css';
import {settledLine} from './words';

interface Props {
  readonly changed: readonly ChangedSetting[];
  readonly range: Range;
}

/** What keeps the old behavior, as texts to copy. */
export default function RollBackTexts({changed, range}: Props): ReactNode {
  const texts = rollBack(changed, range);
  return (
    <section className={styles.rollBack}>
      <Heading as="h2" id="roll-back">
        Roll back
      </Heading>
      <p>
        {texts.length > 0
          ? `These settings keep what ${range.from} did. Take the lines that you need; ` +
            'the comment names the release that changed the default.'
          : `No entry between ${range.from} and ${range.to} names a setting that keeps the old behavior.`}
      </p>
      <Paragraph text={settledLine(changed)} />
      {texts.map(({title, text}) => (
        <section key={title}>
          <h3>{title}</h3>
          <pre tabIndex={0} role="group" aria-label={title}>
            <code>{text}</code>
          </pre>
          <CopyButton label="Copy" about={`Copy ${title}`} text={() => text} />
        </section>
      ))}
    </section>
  );
}
