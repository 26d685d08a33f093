import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {plainText} from '../../changelog/model/text';
import type {ChangedSetting} from '../../changelog/upgrade/changed-settings';
import {compatibilityCovers, compatibilityTexts} from '../../changelog/upgrade/compatibility';
import type {Range} from '../../changelog/upgrade/range';
import {
  heeded,
  NO_DOWNGRADE,
  noWayBackLines,
  type Obsolete,
  ROLL_BACK,
  type RollBack,
  rollBack,
} from '../../changelog/upgrade/roll-back';
import CopyButton from '../CopyButton';
import {Paragraph} from '../Text';
import styles from './styles.module.css';
import {settledLine} from './words';

interface Props {
  readonly changed: readonly ChangedSetting[];
  readonly range: Range;
  readonly obsolete: Obsolete;
}

function Copyable({title, note, text}: RollBack): ReactNode {
  return (
    <section>
      <h3>{title}</h3>
      <Paragraph text={note} />
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>{text}</code>
      </pre>
      <CopyButton label="Copy" about={`Copy ${title}`} text={() => text} />
    </section>
  );
}

/** What keeps the old behavior, as texts to copy: one setting for all, then a line for each. */
export default function RollBackTexts({changed, range, obsolete}: Props): ReactNode {
  const texts = rollBack(changed, range, obsolete);
  const alive = heeded(changed, range, obsolete);
  return (
    <section className={styles.rollBack}>
      <Heading as="h2" id="roll-back">
        {ROLL_BACK}
      </Heading>
      <p>{NO_DOWNGRADE}</p>
      {compatibilityTexts(range, alive).map((text) => (
        <Copyable key={text.title} {...text} />
      ))}
      {compatibilityCovers(range, alive).map((text) => (
        <Paragraph key={plainText(text)} text={text} />
      ))}
      <p>
        {texts.length > 0
          ? `The same setting by setting, to pick from: these lines keep what ${range.from} did; ` +
            'the comment names the release that changed the default.'
          : `Nothing between ${range.from} and ${range.to} has a setting that keeps the old behavior.`}
      </p>
      {noWayBackLines(changed, range, obsolete).map((text) => (
        <Paragraph key={plainText(text)} text={text} />
      ))}
      <Paragraph text={settledLine(changed)} />
      {texts.map((text) => (
        <Copyable key={text.title} {...text} />
      ))}
    </section>
  );
}
