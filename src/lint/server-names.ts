import type {Catalogue} from '../changelog/defaults/catalogue';
import {isKnown, kindsOf, nearestKnown} from '../changelog/defaults/known';
import type {PlacedName} from '../changelog/parse/lists';
import {collector, type Problem} from '../changelog/parse/problems';

/** What may stand there instead, as far as the server tells. */
function hintOf(catalogue: Catalogue, name: PlacedName): string | undefined {
  const kinds = kindsOf(catalogue, name.name);
  if (kinds.length > 0) return `the server has it as ${kinds.join(', ')}`;
  const near = nearestKnown(catalogue, name);
  return near && `did you mean ${near}?`;
}

/**
 * Reports each name that the server does not know, or not in that kind, and for which no reason stands.
 * @param isNewer whether only releases that are newer than the server mention a name
 */
export function checkServerNames(
  names: readonly PlacedName[],
  catalogue: Catalogue,
  isNewer: (name: PlacedName) => boolean,
): {problems: Problem[]; unasked: number} {
  const {problems, report} = collector();
  let unasked = 0;
  for (const name of names) {
    const known = isKnown(catalogue, name);
    if (known === false && name.reason === undefined && isNewer(name)) unasked++;
    else if (known === false && name.reason === undefined)
      report(
        `Unexpected ${name.kind} ${name.name}, expected a name that ClickHouse ${catalogue.release} knows, ` +
          `or why it stands here: "${name.name}: removed in 24.9"`,
        name.start,
        'server-name',
        hintOf(catalogue, name),
      );
    if (known === true && name.reason !== undefined)
      report(
        `Unexpected reason "${name.reason}" of ${name.name}, expected none: ClickHouse ${catalogue.release} knows it`,
        name.start,
        'server-name',
      );
  }
  return {problems, unasked};
}
