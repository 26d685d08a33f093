import {groupBy} from '../model/group';
import type {PlanFacts} from '../upgrade/compute-plan';
import type {Unpacked} from './packed';

/** What several files know beside their entries. A year may be there twice: in part, with the script, and whole. */
export function factsOf(data: readonly Unpacked[]): Pick<PlanFacts, 'changes' | 'obsolete' | 'answers' | 'requires'> {
  const changes = new Map(data.flatMap(({defaults}) => [...groupBy(defaults.changes, ({release}) => release)]));
  return {
    changes: [...changes.values()].flat(),
    obsolete: new Map(data.flatMap(({defaults}) => defaults.obsolete)),
    answers: new Map(data.flatMap((year) => [...year.answers])),
    requires: new Map(data.flatMap((year) => [...year.requires])),
  };
}
