import TOC from '@theme/TOC';
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
 * The parts of a plan as a table of contents, with how much each holds and, once all are shown, how long it takes to read.
 * Memoized: it reads all texts.
 */
const Contents = memo(function Contents({parts, isShown}: Props): ReactNode {
  const minutes = isShown ? parts.map(({blocks}) => Math.ceil(lengthOf(blocks) / A_MINUTE)) : [];
  const toc = parts.map((part, place) => {
    const {title, count} = part;
    const all = count === undefined ? '' : ` (${inDigits(count)})`;
    const time = isShown ? `${minutes[place]}&nbsp;min` : '';
    return {id: part.key, level: 2, value: `<span>${title}${all}</span> <small>${time}</small>`};
  });
  return (
    toc.length > 1 && (
      <nav id="parts" className={styles.contents} aria-label="Parts of the plan">
        <p>{isShown ? `In all ${minutes.reduce((all, each) => all + each)} minutes to read` : '\u00a0'}</p>
        <TOC toc={toc} className="theme-doc-toc-desktop" />
      </nav>
    )
  );
});

export default Contents;
