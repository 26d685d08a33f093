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

const SHORT = 24;
const shortened = (value: string): string => (value.length > SHORT ? `${value.slice(0, SHORT)}…` : value || "''");

/** What an option of the list leads to: a page of that title, what is known of the name that was typed, or an entry. */
export type Found = Page | NameCard | ShownHit;

interface Look {
  /** The kind of change that gives the color. */
  readonly color?: string;
  readonly place: ReactNode;
  readonly text: ReactNode;
  readonly origin?: ReactNode;
}

const Kind = ({label}: {readonly label: string}) => <span className={styles.kind}>{label}</span>;

/** A name's card leads to its history. */
function cardLook({kind, name, value, aliases = [], count, first, last}: NameCard): Look {
  const releases = first === last ? first : `${first} to ${last}`;
  return {
    place: [<Kind key="kind" label="History" />, first && ` · ${counted(count, 'entry', 'entries')}, ${releases}`],
    text: (
      <>
        {KIND_WORDS[kind] ?? kind.replaceAll('-', ' ')} <code>{name}</code>
        {value !== undefined && ` · default ${shortened(value)}`}
      </>
    ),
    origin: aliases.length > 0 && `also ${aliases.join(', ')}`,
  };
}

/** An entry has its release and kind, its text with the hits marked, its pull requests and authors. */
function hitLook({release, section, text, origin}: ShownHit): Look {
  const {kind, label} =
    section === UNTOLD ? {kind: 'improvement', label: `${UNTOLD}, not in the release notes`} : SECTIONS[section];
  return {
    color: kind,
    place: [`${releaseName(release)} · `, <Kind key="kind" label={label} />],
    text: <Segments segments={text} />,
    origin: origin.length > 0 && <Segments segments={origin} />,
  };
}

function lookOf(found: Found): Look {
  if ('title' in found) return {place: <Kind label="Page" />, text: found.title};
  return 'section' in found ? hitLook(found) : cardLook(found);
}

interface Props {
  readonly found: Found;
  /** Its place in the list, from 0. */
  readonly at: number;
  readonly active: boolean;
  readonly onPoint: (at: number) => void;
  /** Called instead of following the link, except for a new tab or window. */
  readonly onOpen: (url: string) => void;
}

/** An option of the list. */
function Result({found, at, active, onPoint, onOpen}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const url = withBaseUrl(found.address);
  const {color = 'improvement', place, text, origin} = lookOf(found);
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(url);
  };
  return (
    <a
      href={url}
      role="option"
      id={optionId(at)}
      aria-selected={active}
      tabIndex={-1}
      className={`${styles.result} k-${color}`}
      onPointerMove={() => onPoint(at)}
      onClick={onClick}
    >
      <div className={styles.place}>{place}</div>
      <div>{text}</div>
      {origin && <div className={styles.origin}>{origin}</div>}
    </a>
  );
}

export default memo(Result);
