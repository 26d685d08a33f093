import {memo, type ReactNode} from 'react';
import {inDigits} from '../../changelog/model/count';
import {lengthOf, type Part} from '../../changelog/upgrade/blocks';
import styles from './contents.module.css';

/** How many characters are read in a minute, by people who look for what concerns them: 250 words. */
const A_MINUTE = 1500;

interface Props {
  readonly parts: readonly Part[];
  /** Whether all parts are shown. */
  readonly isShown: boolean;
}

/**
 * The parts of a plan, with how much each holds and, once all are shown, how long it takes to read. Memoized: it reads all
 * texts.
 */
const Contents = memo(function Contents({parts, isShown}: Props): ReactNode {
  const listed = parts.flatMap((part) => (part.listed ? [{...part.listed, part}] : []));
  if (listed.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label="Parts of the plan">
      <ul>
        {listed.map(({title, count, part}) => (
          <li key={part.key}>
            <a href={`#${part.key}`}>
              {title}
              {count !== undefined && ` (${inDigits(count)})`}
            </a>{' '}
            {isShown && <small>{Math.ceil(lengthOf(part.blocks) / A_MINUTE)} min</small>}
          </li>
        ))}
      </ul>
    </nav>
  );
});

export default Contents;
