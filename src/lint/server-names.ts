import {compareVersions} from '../changelog/model/versions';
import type {PlacedName} from '../changelog/parse/lists';
import type {RuleReport} from '../changelog/parse/problems';
import {type Catalogue, catalogueOf} from '../changelog/server/catalogue';
import {isKnown, kindsOf, nearestKnown} from '../changelog/server/known-names';

/** A reason that says since when servers do not know the name. */
const GONE_IN = /\b(?:removed|renamed) (?:in|before) (\d+\.\d+)$/;

/** What may stand there instead, as far as the newest server tells. */
function hintOf(catalogue: Catalogue, name: PlacedName): string | undefined {
  const kinds = kindsOf(catalogue, name.name);
  if (kinds.length > 0) return `the server has it as ${kinds.join(', ')}`;
  const near = nearestKnown(catalogue, name);
  return near && `did you mean ${near}?`;
}

/**
 * Reports each name that no server knows in that kind, and for which no reason stands; a reason that the newest server
 * shows to be wrong; and a name that is said to be gone, and that the next asked server knows.
 * @param isNewer whether only releases that are newer than all servers mention a name
 */
export function checkServerNames(
  names: readonly PlacedName[],
  newest: Catalogue,
  isNewer: (name: PlacedName) => boolean,
  report: RuleReport,
): void {
  const {servers} = newest;
  const isGone = (name: PlacedName) => servers.releases.some((each) => isKnown(catalogueOf(servers, each), name));
  const asked = [...new Set([servers.releases[0]!, newest.release])].join(' to ');
  for (const name of names) {
    const known = isKnown(newest, name);
    const goneIn = GONE_IN.exec(name.reason ?? '')?.[1];
    const next = goneIn && servers.releases.find((each) => compareVersions(each, goneIn) >= 0);
    const isUnknown = known === false && name.reason === undefined && !isGone(name);
    if (isUnknown && !isNewer(name))
      report(
        `${name.kind} ${name.name}, expected a name that ClickHouse ${asked} knows, ` +
          `or why it stands here: "${name.name}: removed in 24.9"`,
        name.start,
        hintOf(newest, name),
      );
    else if (known === true && name.reason !== undefined)
      report(
        `reason "${name.reason}" of ${name.name}, expected none: ClickHouse ${newest.release} knows it`,
        name.start,
      );
    else if (next && isKnown(catalogueOf(servers, next), name))
      report(
        `reason "${name.reason}" of ${name.name}, expected a later release: ClickHouse ${next} knows it`,
        name.start,
      );
  }
}
