import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {type CSSProperties, Fragment, memo, type ReactNode} from 'react';
import {counted} from '../../changelog/model/count';
import {pullRequestUrl} from '../../changelog/model/github';
import type {PlacedEntry} from '../../changelog/model/records';
import {BETWEEN_CLAUSES} from '../../changelog/model/references';
import {SECTIONS} from '../../changelog/model/section-names';
import {type Backports, backportsOfEntry} from '../../changelog/patches/backports';
import type {Brought} from '../../changelog/patches/brought';
import {patchAddress} from '../../changelog/patches/clauses';
import {sizeHint} from '../../css/list-height';
import Text from '../Text';

/** Links to pull requests, between commas. */
function PullRequests({numbers}: {readonly numbers: readonly number[]}): ReactNode {
  return numbers.map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ', '}
      <a href={pullRequestUrl(number)}>#{number}</a>
    </Fragment>
  ));
}

interface Props extends Brought {
  /** The patch releases that are named with the entries, if any. */
  readonly backports?: Backports;
}

function BroughtItem({release, section, entry, backports}: PlacedEntry & Pick<Props, 'backports'>): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <li className={`k-${SECTIONS[section.name].kind}`}>
      <Text text={entry.text} />{' '}
      <small>
        {backports &&
          backportsOfEntry(backports, entry.pullRequests).map(({name}) => (
            <span key={name}>
              <a href={withBaseUrl(patchAddress(name))}>{name}</a>
              {BETWEEN_CLAUSES}
            </span>
          ))}
        <PullRequests numbers={entry.pullRequests} />
        {BETWEEN_CLAUSES}
        <span>
          <a href={withBaseUrl(entry.address)}>entry of {release.version}</a>
        </span>
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
          <PullRequests numbers={without} />
        </p>
      )}
    </div>
  );
}

export default memo(BroughtList);
