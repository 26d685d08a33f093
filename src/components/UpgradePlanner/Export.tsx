import type {ReactNode} from 'react';
import {type ChecklistItem, checklist} from '../../changelog/upgrade/checklist';
import type {Range} from '../../changelog/upgrade/range';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

interface Props {
  readonly range: Range;
  /** The items of the checklist, oldest release first. */
  readonly items: () => readonly ChecklistItem[];
  /** Makes paths of the site whole. */
  readonly resolve: (path: string) => string;
}

/** Takes the plan elsewhere: as a checklist for a ticket, or on paper. */
export default function Export({range, items, resolve}: Props): ReactNode {
  return (
    <p className={styles.export}>
      <CopyButton label="Copy as Markdown checklist" text={() => checklist(range, items(), resolve)} />{' '}
      <button type="button" className="button button--secondary button--sm" onClick={() => window.print()}>
        Print
      </button>{' '}
      <a href="#roll-back">Roll back</a>
    </p>
  );
}
