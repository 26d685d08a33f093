import {SECTION_NAMES, SECTIONS, type SectionName} from '../../changelog/model/section-names';
import type {Rule} from '../rule';

/** Neighbors in the agreed order that may be swapped, because published releases differ in them. */
const MAY_SWAP = new Set(['incompatible upgrade', 'feature experimental', 'experimental performance', 'bug build']);

function belongsBefore(name: SectionName, other: SectionName): boolean {
  const pair = `${SECTIONS[name].kind} ${SECTIONS[other].kind}`;
  return SECTION_NAMES.indexOf(name) < SECTION_NAMES.indexOf(other) && !MAY_SWAP.has(pair);
}

export const sectionOrder: Rule = {
  release({sections}, report) {
    for (const [index, section] of sections.entries()) {
      const late = sections.slice(0, index).find(({name}) => belongsBefore(section.name, name));
      if (late) report(`section "${section.name}" after "${late.name}", expected it before`, section);
    }
  },
};
