import type {ReactNode} from 'react';
import type {Answer} from '../../search/messages';
import styles from './dialog.module.css';

interface Props {
  /** Undefined if there is none yet. */
  readonly answer: Answer | undefined;
  readonly asked: boolean;
  readonly failed: boolean;
  readonly isFiltered: boolean;
  readonly onRetry: () => void;
  /** Called when the filters shall go. */
  readonly onWiden: () => void;
  /** Called with a query for the field. */
  readonly onWrite: (query: string) => void;
}

/** What to do if nothing is asked, found or loaded. */
export default function SearchHints({answer, asked, failed, isFiltered, onRetry, onWiden, onWrite}: Props): ReactNode {
  const own = document.documentElement.dataset.version; // the reader's: src/page/own-version.ts
  const isIncomplete = answer !== undefined && answer.complete === 0 && !answer.isWordless;
  return (
    <>
      {failed && (
        <p role="alert" className={styles.message}>
          The data of the search could not be loaded. The pages can be read as before.{' '}
          <button type="button" className={`clean-btn ${styles.link}`} onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
      {!asked && (
        <p className={styles.message}>
          Type a name such as <code>join_algorithm</code>, words, an error or a log, a pull request, an author or a
          release; or <em>breaking changes</em>, <em>no way back 26.3</em>, <em>bug since 26.8</em>,{' '}
          <em>{own ? `not in ${own}` : 'after 24.8'}</em>.
        </p>
      )}
      {answer?.isWordless && <p className={styles.message}>Type a letter or a digit.</p>}
      {isIncomplete && (answer.total === 0 || isFiltered || answer.suggestion !== undefined) && (
        <p className={styles.message}>
          {answer.total === 0 && 'Nothing found. '}
          {answer.suggestion !== undefined && (
            <>
              Did you mean{' '}
              <button type="button" className={`clean-btn ${styles.link}`} onClick={() => onWrite(answer.suggestion!)}>
                {answer.suggestion}
              </button>
              ?{' '}
            </>
          )}
          {isFiltered ? (
            <button type="button" className={`clean-btn ${styles.link}`} onClick={onWiden}>
              Search all releases and kinds
            </button>
          ) : (
            answer.total === 0 && 'Try fewer words, a part of a name, or the number of a pull request.'
          )}
        </p>
      )}
    </>
  );
}
