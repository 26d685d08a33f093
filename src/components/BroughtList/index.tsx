import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {Fragment, memo, type ReactNode} from 'react';
import {counted} from '../../changelog/model/count';
import {pullRequestUrl} from '../../changelog/model/github';
import type {PlacedEntry} from '../../changelog/model/records';
import {SECTIONS} from '../../changelog/model/section-names';
import type {Brought} from '../../changelog/patches/brought';
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

function BroughtItem({release, section, entry}: PlacedEntry): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <li className={`k-${SECTIONS[section.name].kind}`}>
      <Text text={entry.text} />{' '}
      <small>
        <PullRequests numbers={entry.pullRequests} />
        {' · '}
        <span>
          <a href={withBaseUrl(entry.address)}>entry of {release.version}</a>
        </span>
      </small>
    </li>
  );
}

/** What patch releases brought, by group, and the numbers of the pull requests that no entry has. */
function BroughtList({groups, without}: Brought): ReactNode {
  return (
    <div className="release">
      {groups.map(({title, entries}) => (
        <section key={title} className={`k-${SECTIONS[entries[0]!.section.name].kind}`}>
          <h3>
            {title} ({entries.length})
          </h3>
          <ul>
            {entries.map((placed) => (
              <BroughtItem key={placed.entry.address} {...placed} />
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
