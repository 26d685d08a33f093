import {type CSSProperties, memo, type ReactNode} from 'react';
import {counted} from '../../changelog/model/count';
import type {PlacedEntry} from '../../changelog/model/records';
import {type Clause, pullRequestLinks, referenceClauses} from '../../changelog/model/references';
import {SECTIONS} from '../../changelog/model/section-names';
import {type Backports, backportsOfEntry} from '../../changelog/patches/backports';
import type {Brought} from '../../changelog/patches/brought';
import {patchAddress} from '../../changelog/patches/clauses';
import {sizeHint} from '../../css/list-height';
import Text, {References} from '../Text';

interface Props extends Brought {
  /** The patch releases that are named with the entries, if any. */
  readonly backports?: Backports;
}

function BroughtItem({release, section, entry, backports}: PlacedEntry & Pick<Props, 'backports'>): ReactNode {
  const patches = backports ? backportsOfEntry(backports, entry.pullRequests) : [];
  const clauses = [
    ...patches.map(({name}): Clause => ({kind: 'patches', text: [{href: patchAddress(name), text: [name]}]})),
    ...referenceClauses(entry, {}),
  ];
  return (
    <li className={`k-${SECTIONS[section.name].kind}`}>
      <Text text={entry.text} />{' '}
      <small>
        <References release={release} entry={entry} clauses={clauses} />
      </small>
    </li>
  );
}

/** What patch releases brought, by group, and the numbers of the pull requests that no entry has. */
function BroughtList({groups, without, backports}: Props): ReactNode {
  return (
    <div className="release">
      {groups.map(({title, entries}) => (
        <section key={title} className={`k-${SECTIONS[entries[0]!.section.name].kind}`}>
          <h3>
            {title} ({entries.length})
          </h3>
          <ul style={sizeHint(entries.map(({entry}) => entry)) as CSSProperties}>
            {entries.map((placed) => (
              <BroughtItem key={placed.entry.address} {...placed} backports={backports} />
            ))}
          </ul>
        </section>
      ))}
      {without.length > 0 && (
        <p>
          {counted(without.length, 'pull request', 'pull requests')} without an entry here:{' '}
          <Text text={pullRequestLinks(without)} />
        </p>
      )}
    </div>
  );
}

export default memo(BroughtList);
