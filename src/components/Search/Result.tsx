import {ComboboxItem} from '@ariakit/react/combobox';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {type MouseEvent, memo, type ReactNode} from 'react';
import {SECTIONS} from '../../changelog/model/section-names';
import {excerpt, type Segment, segmentsOf} from '../../search/marks';
import type {Hit} from '../../search/types';
import styles from './styles.module.css';

/** About three lines of the list. */
const EXCERPT = 240;

const Text = ({segments}: {readonly segments: readonly Segment[]}) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text is told by its place alone, and has no state
  segments.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));

/** Neighbors in code make one code span. */
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
  readonly hit: Hit;
  /** Called instead of following the link, unless the reader asks for a new tab or window. */
  readonly onOpen: (url: string) => void;
}

/** One entry found: its release and kind, its text with the hit marked, its pull requests and authors. */
function Result({hit: {entry, terms}, onOpen}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {release, section, address, text, pullRequests, authors} = entry;
  const url = withBaseUrl(address);
  const {kind, label} = SECTIONS[section];
  const origin = [...pullRequests.map((number) => `#${number}`), ...authors.map(([, name]) => name)].join(', ');
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(url);
  };
  return (
    <ComboboxItem
      className={`${styles.result} k-${kind}`}
      hideOnClick={false}
      setValueOnClick={false}
      focusOnHover
      blurOnHoverEnd={false}
      onClick={onClick}
      render={<a href={url} />}
    >
      <span className={styles.place}>
        {release.version}
        {release.lts && ' LTS'} · <span className={styles.kind}>{label}</span>
      </span>
      <span className={styles.text}>
        <Segments segments={excerpt(segmentsOf(text, terms), EXCERPT)} />
      </span>
      {origin !== '' && (
        <span className={styles.origin}>
          <Segments segments={segmentsOf([origin], terms)} />
        </span>
      )}
    </ComboboxItem>
  );
}

export default memo(Result);
