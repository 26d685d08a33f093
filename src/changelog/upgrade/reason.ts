import type {PlacedEntry} from '../model/records';
import type {SectionName} from '../model/section-names';

/** Why an entry matters to an upgrade. */
export type Reason = 'Backward incompatible' | 'Upgrade note' | 'Check before upgrading';

/** The sections in which every entry matters. */
const BY_SECTION: Partial<Record<SectionName, Reason>> = {
  'Backward Incompatible Change': 'Backward incompatible',
  'Upgrade Notes': 'Upgrade note',
};

/** Whether every entry of a section matters to an upgrade. */
export function isUpgradeSection(name: SectionName): boolean {
  return BY_SECTION[name] !== undefined;
}

/** Why an entry matters to an upgrade; undefined if it does not. Nothing else decides it. */
export function upgradeReason({section, entry}: Pick<PlacedEntry, 'section' | 'entry'>): Reason | undefined {
  if (entry.effects.length === 0) return undefined;
  return BY_SECTION[section.name] ?? 'Check before upgrading';
}
