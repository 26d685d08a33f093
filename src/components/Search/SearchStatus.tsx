import type {ReactNode} from 'react';
import {counted} from '../../changelog/model/count';
import type {Answer} from '../../search/messages';
import styles from './dialog.module.css';

function count({total, hits, complete, isWordless}: Answer, {years, failed}: Props): string {
  if (isWordless) return 'Nothing to search for';
  if (complete === 0 && total > 0) return 'No entry has all of these words; these have most';
  const found = counted(total, 'result', 'results');
  if (years.length > 0)
    return failed ? `${found} without ${years.join(', ')}` : `${found} so far; loading ${years.join(', ')} …`;
  return `${found} found${complete < total ? `, the first ${hits.length} shown` : ''}`;
}

/** A longer query is not repeated. */
const LONG = 40;

interface Props {
  /** Undefined if there is none yet. */
  readonly answer: Answer | undefined;
  readonly isLoading: boolean;
  /** Those that are not there yet. */
  readonly years: readonly number[];
  readonly failed: boolean;
  /** Called when the words shall stand for themselves. */
  readonly onLiteral: () => void;
}

/** How much was found, what was understood, and the way to take the words as they are. */
export default function SearchStatus(props: Props): ReactNode {
  const {answer, isLoading, onLiteral} = props;
  const says = answer?.says ?? [];
  return (
    <div className={styles.status}>
      <span role="status">
        {answer ? count(answer, props) : isLoading && 'Loading the search …'}
        {says.length > 0 && ` · ${says.join(', ')}`}
      </span>
      {says.length > 0 && (
        <button type="button" className={`clean-btn ${styles.link}`} onClick={onLiteral}>
          {(answer?.query.length ?? 0) > LONG
            ? 'Search for the words as plain text'
            : `Search for “${answer?.query}” as plain text`}
        </button>
      )}
    </div>
  );
}
