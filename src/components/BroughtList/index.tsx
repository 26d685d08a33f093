import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {type CSSProperties, memo, type ReactNode} from 'react';
import {sizeHint} from '../../changelog/data/list-height';
import {counted} from '../../changelog/model/count';
import type {Line} from '../../changelog/model/patch-release';
import type {PlacedEntry} from '../../changelog/model/records';
import {type Clause, pullRequestLinks, referenceClauses} from '../../changelog/model/references';
import {SECTIONS} from '../../changelog/model/section-names';
import type {Resolve} from '../../changelog/model/text';
import {type Backports, backportsOf, backportsOfEntry} from '../../changelog/patches/backports';
import {broughtBy} from '../../changelog/patches/brought';
import {patchAddress} from '../../changelog/patches/clauses';
import type {LineData} from '../../changelog/wire/line-data';
import {Html, Paragraph} from '../Text';
import {referencesHtml, textHtml} from '../Text/html';

interface Props extends Pick<LineData, 'entries'> {
  readonly pullRequests: readonly number[];
  /** The line whose patch releases are named with the entries, if any. */
  readonly named?: Line;
}

function itemHtml({release, entry}: PlacedEntry, backports: Backports | undefined, resolve: Resolve): string {
  const patches = backports ? backportsOfEntry(backports, entry.pullRequests) : [];
  const clauses = [
    ...patches.map(({name}): Clause => ({kind: 'patches', text: [{href: patchAddress(name), text: [name]}]})),
    ...referenceClauses(entry, {}),
  ];
  const references = referencesHtml({release, entry}, clauses, resolve);
  return `${textHtml(entry.text, resolve)} <small>${references}</small>`;
}

/** What pull requests brought, by group, and the numbers of those that no entry has. */
function BroughtList({pullRequests, entries: known, named}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {groups, without} = broughtBy(pullRequests, known);
  const backports = named && backportsOf([named]);
  return (
    <div className="release">
      {groups.map(({title, entries}) => (
        <section key={title} className={`k-${SECTIONS[entries[0]!.section.name].kind}`}>
          <h3>
            {title} ({entries.length})
          </h3>
          <ul style={sizeHint(entries.map(({entry}) => entry)) as CSSProperties}>
            {entries.map((placed) => (
              <Html
                as="li"
                key={placed.entry.address}
                className={`k-${SECTIONS[placed.section.name].kind}`}
                html={itemHtml(placed, backports, withBaseUrl)}
              />
            ))}
          </ul>
        </section>
      ))}
      {without.length > 0 && (
        <Paragraph
          text={[
            `${counted(without.length, 'pull request', 'pull requests')} without an entry here: `,
            ...pullRequestLinks(without),
          ]}
        />
      )}
    </div>
  );
}

export default memo(BroughtList);
