import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {type MouseEvent, memo, type ReactNode} from 'react';
import {SECTIONS} from '../../changelog/model/section-names';
import {releaseName} from '../../changelog/model/versions';
import type {Segment} from '../../search/marks';
import type {ShownHit} from '../../search/shown';
import {UNTOLD} from '../../search/types';
import styles from './results.module.css';
import {optionId} from './useActiveOption';

const Text = ({segments}: {readonly segments: readonly Segment[]}) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text differ by place alone, and have no state
  segments.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));

/** Neighboring segments of code share one code span. */
function Segments({segments}: {readonly segments: readonly Segment[]}): ReactNode {
  const starts = segments.flatMap(({code}, index) =>
    index === 0 || code !== segments[index - 1]!.code ? [index] : [],
  );
  return starts.map((start, index) => {
    const text = <Text key={start} segments={segments.slice(start, starts[index + 1])} />;
    return segments[start]!.code ? <code key={start}>{text}</code> : text;
  });
}

interface Props {
  readonly hit: ShownHit;
  /** In the list, from 0. */
  readonly place: number;
  readonly active: boolean;
  readonly onPoint: (place: number) => void;
  /** Called instead of following the link, except for a new tab or window. */
  readonly onOpen: (url: string) => void;
}

/** One result: its release and kind, its text with the hits marked, its pull requests and authors. */
function Result({hit: {address, release, section, text, origin}, place, active, onPoint, onOpen}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const url = withBaseUrl(address);
  const {kind, label} =
    section === UNTOLD ? {kind: 'improvement', label: `${UNTOLD}, not in the release notes`} : SECTIONS[section];
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(url);
  };
  return (
    <a
      href={url}
      role="option"
      id={optionId(place)}
      aria-selected={active}
      tabIndex={-1}
      className={`${styles.result} k-${kind}`}
      onPointerMove={() => onPoint(place)}
      onClick={onClick}
    >
      <span className={styles.place}>
        {releaseName(release)} · <span className={styles.kind}>{label}</span>
      </span>
      <span className={styles.text}>
        <Segments segments={text} />
      </span>
      {origin.length > 0 && (
        <span className={styles.origin}>
          <Segments segments={origin} />
        </span>
      )}
    </a>
  );
}

export default memo(Result);
