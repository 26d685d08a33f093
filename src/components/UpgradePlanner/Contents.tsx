import {memo, type ReactNode} from 'react';
import {inDigits} from '../../changelog/model/count';
import {lengthOf, type Part} from '../../changelog/upgrade/blocks';
import styles from './contents.module.css';

/** How many characters are read in a minute, by people who look for what concerns them: 250 words. */
const A_MINUTE = 1500;

/** The parts of a plan, with how much each holds and how long it takes to read. Memoized: it reads all texts. */
const Contents = memo(function Contents({parts}: {readonly parts: readonly Part[]}): ReactNode {
  const listed = parts.flatMap(({key, listed: about, blocks}) =>
    about ? [{key, ...about, length: lengthOf(blocks)}] : [],
  );
  if (listed.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label="Parts of the plan">
      <ul>
        {listed.map(({key, title, count, length}) => (
          <li key={key}>
            <a href={`#${key}`}>
              {title}
              {count !== undefined && ` (${inDigits(count)})`}
            </a>{' '}
            <small>{Math.ceil(length / A_MINUTE)} min</small>
          </li>
        ))}
      </ul>
    </nav>
  );
});

export default Contents;
