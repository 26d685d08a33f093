import type {Heading, ListItem, RootContent} from 'mdast';
import {didYouMean} from '../model/nearest';
import {isSectionName, SECTION_NAMES} from '../model/section-names';
import {headingText} from './blocks';
import {type BulletPlace, bulletsOf, bulletWithExample} from './bullets';
import type {DraftEntry, DraftSection} from './drafts';
import {readPieces} from './pieces';
import type {Report} from './problems';
import {entryParts} from './reference-group';

const SECTION: BulletPlace = {name: 'a section', ruleId: 'section-content'};

/** Reads the blocks of a section, its heading first. Undefined if its name is not the name of a section. */
export function readSection(nodes: readonly RootContent[], report: Report): DraftSection | undefined {
  const heading = nodes[0] as Heading;
  const {text: name, id} = headingText(heading);
  if (id === undefined)
    report('heading without an id, expected one like {/* #bug-fix-2 */} at its end', heading, 'heading-id');
  const items = nodes
    .slice(1)
    .flatMap((node, index) => bulletsOf(node, nodes[index]!.type === 'list' ? index : 0, SECTION, report));
  const entries = items.flatMap((item) => readEntry(item, report) ?? []);
  if (nodes.length === 1) report('section without entries, expected a bullet under it', heading, 'section-empty');
  const source = {node: heading, text: []};
  if (isSectionName(name)) return {name, id: id ?? '', entries, source};
  report(
    `section "${name}", expected one of: ${SECTION_NAMES.join('; ')}`,
    heading,
    'section-name',
    didYouMean(name, SECTION_NAMES),
  );
  return undefined;
}

function readEntry(item: ListItem, report: Report): DraftEntry | undefined {
  const {line, example} = bulletWithExample(item, report);
  const parts = line && entryParts(line, report);
  if (!parts) return undefined;
  const text = readPieces(parts.text, report);
  return {...parts.group, text, ...(example !== undefined && {example}), source: {node: item, text: parts.text}};
}
