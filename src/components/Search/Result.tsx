import useBaseUrl from '@docusaurus/useBaseUrl';
import {memo, type ReactNode} from 'react';
import type {Row, Segment} from '../../search/messages';
import styles from './styles.module.css';
import {optionId} from './useActiveOption';

const Text = ({segments}: {readonly segments: readonly Segment[]}) =>
  segments.map(({text, code, marked}, index) => {
    const Tag = marked ? 'mark' : 'span';
    // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of a text differ by place alone, and have no state
    return code ? (
      <code key={index}>
        <Tag>{text}</Tag>
      </code>
    ) : (
      <Tag key={index}>{text}</Tag>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  });

interface Props {
  readonly row: Row;
  /** Its place in the list, from 0. */
  readonly at: number;
  readonly active: boolean;
  readonly onPoint: (at: number) => void;
  /** The link is followed in this window. */
  readonly onOpen: () => void;
}

/** An option of the list: an entry, a name or a page. */
function Result({row, at, active, onPoint, onOpen}: Props): ReactNode {
  const {address, color = 'improvement', label, place, text, origin = []} = row;
  return (
    <a
      href={useBaseUrl(address)}
      role="option"
      id={optionId(at)}
      aria-selected={active}
      tabIndex={-1}
      className={`${styles.result} k-${color}`}
      onPointerMove={() => onPoint(at)}
      onClick={(event) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || onOpen()}
    >
      <div className={styles.place}>
        {place && `${place} · `}
        <span className={styles.kind}>{label}</span>
      </div>
      <div>
        <Text segments={text} />
      </div>
      {origin.length > 0 && (
        <div className={styles.place}>
          <Text segments={origin} />
        </div>
      )}
    </a>
  );
}

export default memo(Result);
