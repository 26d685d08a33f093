import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {type MouseEvent, memo, type ReactNode} from 'react';
import {counted} from '../../changelog/model/count';
import type {NameKind} from '../../changelog/model/named-items';
import {SECTIONS} from '../../changelog/model/section-names';
import {releaseName} from '../../changelog/model/versions';
import type {Segment} from '../../search/marks';
import type {NameCard} from '../../search/names';
import type {ShownHit} from '../../search/shown';
import {UNTOLD} from '../../search/types';
import type {Page} from './pages';
import styles from './results.module.css';
import {optionId} from './useActiveOption';

/** Where the words of a kind are not those of its name. */
const KIND_WORDS: Partial<Record<NameKind, string>> = {
  'merge-tree-setting': 'MergeTree setting',
  'http-path': 'HTTP path',
};

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

interface OptionProps {
  /** In the list, from 0. */
  readonly place: number;
  readonly active: boolean;
  readonly onPoint: (place: number) => void;
  /** Called instead of following the link, except for a new tab or window. */
  readonly onOpen: (url: string) => void;
}

/** An option of the list, which leads to an address. */
function Option({
  address,
  kind,
  place,
  active,
  onPoint,
  onOpen,
  children,
}: OptionProps & {readonly address: string; readonly kind: string; readonly children: ReactNode}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const url = withBaseUrl(address);
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
      {children}
    </a>
  );
}

/** One result: its release and kind, its text with the hits marked, its pull requests and authors. */
function Result({hit, ...option}: OptionProps & {readonly hit: ShownHit}): ReactNode {
  const {address, release, section, text, origin} = hit;
  const {kind, label} =
    section === UNTOLD ? {kind: 'improvement', label: `${UNTOLD}, not in the release notes`} : SECTIONS[section];
  return (
    <Option address={address} kind={kind} {...option}>
      <div className={styles.place}>
        {releaseName(release)} · <span className={styles.kind}>{label}</span>
      </div>
      <div>
        <Segments segments={text} />
      </div>
      {origin.length > 0 && (
        <div className={styles.origin}>
          <Segments segments={origin} />
        </div>
      )}
    </Option>
  );
}

export default memo(Result);

const SHORT = 24;
const shortened = (value: string): string => (value.length > SHORT ? `${value.slice(0, SHORT)}…` : value || "''");

/** What is known of the name that was typed, which leads to its history; or a page of that title. */
export function Way({way, ...option}: OptionProps & {readonly way: NameCard | Page}): ReactNode {
  if ('title' in way)
    return (
      <Option address={way.address} kind="improvement" {...option}>
        <div className={`${styles.place} ${styles.kind}`}>Page</div>
        <div>{way.title}</div>
      </Option>
    );
  const {kind, name, value, aliases = [], count, first, last} = way;
  return (
    <Option address={way.address} kind="improvement" {...option}>
      <div className={styles.place}>
        <span className={styles.kind}>History</span>
        {first && ` · ${counted(count, 'entry', 'entries')}, ${first === last ? first : `${first} to ${last}`}`}
      </div>
      <div>
        {KIND_WORDS[kind] ?? kind.replaceAll('-', ' ')} <code>{name}</code>
        {value !== undefined && ` · default ${shortened(value)}`}
      </div>
      {aliases.length > 0 && <div className={styles.origin}>also {aliases.join(', ')}</div>}
    </Option>
  );
}
