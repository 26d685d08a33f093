import TOC from '@theme/TOC';
import {memo, type ReactNode} from 'react';
import type {Part} from '../../changelog/upgrade/blocks';
import {stepsOf} from '../../changelog/upgrade/decide-part';
import styles from './contents.module.css';

/**
 * The steps of a plan beside it, where there is room: each leads to its first part, and has its parts below it while one of
 * them is read. What belongs to no step comes last. Elsewhere the table of the steps does.
 * Memoized: it follows where readers are.
 */
const Contents = memo(function Contents({parts}: {readonly parts: readonly Part[]}): ReactNode {
  const line = (level: number, {key}: Part, text: string) => ({id: key, level, value: `<span>${text}</span>`});
  const steps = stepsOf(parts).flatMap(({name, first, named}) => [
    ...(first ? [line(2, first, name)] : []),
    ...named.map((part) => line(3, part, part.title)),
  ]);
  const toc = [...steps, ...parts.filter(({step}) => step === undefined).map((part) => line(2, part, part.title))];
  return (
    toc.length > 1 && (
      <nav className={styles.contents} aria-label="Parts of the plan">
        <TOC toc={toc} className="theme-doc-toc-desktop" />
      </nav>
    )
  );
});

export default Contents;
