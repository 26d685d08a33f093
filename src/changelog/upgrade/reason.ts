import type {PlacedEntry} from '../model/records';
import type {SectionName} from '../model/section-names';

/** Why an entry matters to an upgrade. */
export type Reason = 'Backward incompatible' | 'Upgrade note' | 'Check before upgrading';

/** The sections whose every entry matters. */
const BY_SECTION: Partial<Record<SectionName, Reason>> = {
  'Backward Incompatible Change': 'Backward incompatible',
  'Upgrade Notes': 'Upgrade note',
};

/** Whether every entry of a section matters to an upgrade. */
export function isUpgradeSection(name: SectionName): boolean {
  return BY_SECTION[name] !== undefined;
}

/**
 * Why an entry matters to an upgrade; undefined if it does not. This alone decides it. What names a setting that
 * keeps the old behavior has changed one, whether its clauses say `upgrade` or not.
 */
export function upgradeReason({section, entry}: Pick<PlacedEntry, 'section' | 'entry'>): Reason | undefined {
  const matters = entry.upgrade || entry.undo.length > 0;
  return BY_SECTION[section.name] ?? (matters ? 'Check before upgrading' : undefined);
}
