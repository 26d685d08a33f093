import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {memo, type ReactNode} from 'react';
import type {Authors, Text as Pieces, PlacedEntry} from '../../changelog/model/records';
import {BETWEEN_CLAUSES, referenceClauses} from '../../changelog/model/references';
import {SECTIONS} from '../../changelog/model/section-names';
import {upgradeReason} from '../../changelog/upgrade/reason';
import Text, {Paragraph, References} from '../Text';
import {mentionsLine} from './words';

interface Props extends PlacedEntry {
  readonly id: string;
  readonly authors: Authors;
  /** The pasted names that it mentions. */
  readonly mentioned?: readonly string[] | undefined;
  /** What to know of its settings, because more releases change them. */
  readonly note: Pieces | undefined;
  /** The entries of later releases that tell the same. */
  readonly again: readonly PlacedEntry[] | undefined;
}

/** An entry in the planner's list: why it matters, what it says, and a link to its page. */
function PlannedItem({release, section, entry, again, id, authors, mentioned, note}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {kind, label} = SECTIONS[section.name];
  const clauses = referenceClauses(entry, authors).filter((clause) => clause.kind !== 'check');
  return (
    <li id={id} className={`k-${kind}`}>
      <b>{upgradeReason({section, entry}) ?? label}</b> <Text text={entry.text} marked={mentioned} />{' '}
      <small>
        <References release={release} entry={entry} clauses={clauses} />
        {again?.map((later) => (
          <span key={later.entry.address}>
            {BETWEEN_CLAUSES}
            <a href={withBaseUrl(later.entry.address)}>{later.release.version} too</a>
          </span>
        ))}
      </small>
      <Paragraph text={note} />
      <Paragraph text={mentioned && mentionsLine(mentioned)} />
    </li>
  );
}

/** Memoized: another range renders only those again of which it says something else. */
export default memo(PlannedItem);
