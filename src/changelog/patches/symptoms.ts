import type {PlacedEntry} from '../model/records';
import {SECTION_NAMES, SECTIONS, type SectionName} from '../model/section-names';
import {entrySymptom, SYMPTOM_TITLES, SYMPTOMS, type Symptom} from '../model/symptoms';

/** Only these stand before what may break an upgrade. */
const WORST: readonly Symptom[] = ['data', 'results', 'crash'];

const INCOMPATIBLE: readonly SectionName[] = ['Backward Incompatible Change', 'Upgrade Notes'];
const CHECK = 'Check before upgrading';
const isBug = (name: SectionName): boolean => SECTIONS[name].kind === 'bug';

/** The groups that entries of patch releases are shown in, in this order: the worst bugs, and what may break an upgrade, first. */
export const GROUPS: readonly string[] = [
  ...WORST.map((symptom) => SYMPTOM_TITLES[symptom]),
  ...INCOMPATIBLE,
  CHECK,
  ...SYMPTOMS.filter((symptom) => !WORST.includes(symptom)).map((symptom) => SYMPTOM_TITLES[symptom]),
  ...SECTION_NAMES.filter((name) => !isBug(name) && !INCOMPATIBLE.includes(name)),
];

/** The group of an entry: what the bug did, whether it is to be checked before an upgrade, or else its section. */
export function groupOf(placed: Pick<PlacedEntry, 'section' | 'entry'>): string {
  const {section, entry} = placed;
  const symptom = entrySymptom(placed);
  if (INCOMPATIBLE.includes(section.name)) return section.name;
  if (symptom && WORST.includes(symptom)) return SYMPTOM_TITLES[symptom];
  if (entry.effects.length > 0) return CHECK;
  return symptom ? SYMPTOM_TITLES[symptom] : section.name;
}
