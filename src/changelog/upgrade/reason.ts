import type {PlacedEntry} from '../model/records';
import type {SectionName} from '../model/section-names';

/** Why an entry matters to an upgrade. */
export type Reason = 'Backward incompatible' | 'Upgrade note' | 'Check before upgrading';

/** The sections in which every entry matters. */
const BY_SECTION: Partial<Record<SectionName, Reason>> = {
  'Backward Incompatible Change': 'Backward incompatible',
  'Upgrade Notes': 'Upgrade note',
};

/** The parts of a plan that readers can look at alone. */
export const PLAN_PARTS = {
  incompatible: 'Incompatible',
  notes: 'Upgrade notes',
  defaults: 'Changed settings',
  others: 'Others',
} as const;
export type PlanPart = keyof typeof PLAN_PARTS;

export function isPlanPart(name: string | null): name is PlanPart {
  return name !== null && Object.hasOwn(PLAN_PARTS, name);
}

/** The part that an entry belongs to. */
export function planPart({reason, entry}: {readonly reason: Reason} & Pick<PlacedEntry, 'entry'>): PlanPart {
  if (reason === 'Backward incompatible') return 'incompatible';
  if (reason === 'Upgrade note') return 'notes';
  return entry.undo.length > 0 ? 'defaults' : 'others';
}

/** Whether every entry of a section matters to an upgrade. */
export function isUpgradeSection(name: SectionName): boolean {
  return BY_SECTION[name] !== undefined;
}

/** Why an entry matters to an upgrade; undefined if it does not. Nothing else decides it. */
export function upgradeReason({section, entry}: Pick<PlacedEntry, 'section' | 'entry'>): Reason | undefined {
  if (entry.effects.length === 0) return undefined;
  return BY_SECTION[section.name] ?? 'Check before upgrading';
}
