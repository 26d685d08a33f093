import TOC from '@theme/TOC';
import {memo, type ReactNode} from 'react';
import type {Part} from '../../changelog/upgrade/blocks';
import {STEPS} from '../../changelog/upgrade/groups';
import styles from './contents.module.css';

/**
 * The steps of a plan beside it, where there is room: each leads to its first part, and has its other parts below it while
 * one of them is read. Elsewhere the table of the steps does.
 * Memoized: it follows where readers are.
 */
const Contents = memo(function Contents({parts}: {readonly parts: readonly Part[]}): ReactNode {
  const toc = STEPS.flatMap(({title}, place) => {
    const [first, ...others] = parts.filter(({step}) => step === place + 1);
    return first
      ? [
          {id: first.key, level: 2, value: `<span>${place + 1} · ${title}</span>`},
          ...others.map((part) => ({id: part.key, level: 3, value: `<span>${part.title}</span>`})),
        ]
      : [];
  });
  return (
    toc.length > 1 && (
      <nav className={styles.contents} aria-label="Parts of the plan">
        <TOC toc={toc} className="theme-doc-toc-desktop" />
      </nav>
    )
  );
});

export default Contents;
