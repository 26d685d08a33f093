import type {Node, Parent} from 'mdast';
import {referenceHast} from '../changelog/reference-hast';
import {SECTIONS} from '../changelog/section-names';
import {releaseName} from '../changelog/text';
import type {CompleteRelease, PlannedEntry} from '../changelog/upgrade';
import {defaultRange, type PlannedRelease, releasesIn} from '../changelog/upgrade-range';
import {element, hast} from './nodes';

type Authors = Readonly<Record<string, string>>;

function entryNode({entry, section, release, reason, href, anchor}: PlannedEntry, authors: Authors): Node {
  const references = referenceHast({...entry, references: {...entry.references, upgrade: false}}, authors).slice(0, -1);
  const place = {
    type: 'element' as const,
    tagName: 'span',
    properties: {},
    children: [
      {type: 'text' as const, value: references.length > 0 ? ' · ' : ''},
      {
        type: 'element' as const,
        tagName: 'a',
        properties: {href},
        children: [{type: 'text' as const, value: `entry of ${release.version}`}],
      },
    ],
  };
  const children = [
    hast('b', {}, [{type: 'text', value: reason!}]),
    {type: 'text', value: ' '},
    ...structuredClone(entry.text),
    {type: 'text', value: ' '},
    hast('small', {}, [...references, place]),
  ] as Node[];
  return element('li', {id: anchor, className: [`k-${SECTIONS[section.name].kind}`]}, children);
}

function releaseNode({path, release, entries}: CompleteRelease, authors: Authors, isDefault: boolean): Parent {
  const matters = entries.filter(({reason}) => reason !== undefined);
  const title = [releaseName(release), ...(release.date ? [release.date] : [])].join(', ');
  const heading = {
    type: 'heading',
    depth: 2,
    data: {hProperties: {id: release.id}},
    children: [{type: 'text', value: `Upgrade to ${title}`}],
  } as Node;
  const rest = hast('p', {}, [
    {type: 'text', value: `${matters.length} of ${entries.length} entries matter. `},
    {
      type: 'element',
      tagName: 'a',
      properties: {href: `${path}#${release.id}`},
      children: [{type: 'text', value: `All of ${release.version}`}],
    },
  ]);
  const list = element(
    'ul',
    {},
    matters.map((entry) => entryNode(entry, authors)),
  );
  return element(
    'section',
    {className: ['release'], dataVersion: release.version, ...(!isDefault && {dataOther: ''})},
    matters.length > 0 ? [heading, rest, list] : [heading, rest],
  );
}

/**
 * The planner's list as it stands without script: every entry that matters to an upgrade, by release,
 * oldest first. Releases that the default range does not pass are marked, so that they need not show first.
 */
export function upgradeNodes(
  releases: readonly CompleteRelease[],
  planned: readonly PlannedRelease[],
  authors: Authors,
): Node[] {
  const standard = new Set(releasesIn(defaultRange(planned), planned).map(({version}) => version));
  return releases.map((release) => releaseNode(release, authors, standard.has(release.release.version)));
}
