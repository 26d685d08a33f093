// Claims of several servers: what the last one before a change answers, and the first one with it.
import {allReleases, placedEntries} from '../src/changelog/model/records';
import {compareVersions, yearOfVersion} from '../src/changelog/model/versions';
import type {Claim} from '../src/changelog/parse/claims';
import {createPages} from '../src/files/pages';
import {addLines, answerLines, judge, readClaimFiles} from './claims';
import {askWheel, type Reply, type Wheel} from './wheels';

/** More than this of an answer is no line of an entry. */
const MOST = {rows: 3, characters: 120};

/** What a statement answers because an earlier one was refused, or because a setting is new: not the change itself. */
const FOLLOWS = /^-- ! (?:UNKNOWN_TABLE|TABLE_ALREADY_EXISTS|UNKNOWN_SETTING|UNKNOWN_DATABASE)$/;

const statements = ({steps}: Claim): string[] => steps.map(({sql}) => sql);

function serverLines(release: string, reply: Reply): string[] {
  return answerLines(reply).map((line) => line.replace(/^--/, `-- ${release}`));
}

/** Whether answers can stand in a claim and tell a reader something: both short, neither the end of a process. */
function areTelling(replies: readonly Reply[]): boolean {
  const lines = replies.map(answerLines);
  const isShort = lines.flat().every((line) => line.length <= MOST.characters && !/^-- ! .*[^A-Z0-9_]/.test(line));
  return isShort && lines.every((each) => each.length <= MOST.rows) && lines[0]!.join('\n') !== lines[1]!.join('\n');
}

/** The lines to add to a claim, by the line of their statement: where the servers before and after its release differ. */
async function differences(claim: Claim, release: string, wheels: readonly Wheel[]): Promise<Map<number, string[]>> {
  const before = wheels.findLast((wheel) => compareVersions(wheel.release, release) < 0);
  const after = wheels.find((wheel) => compareVersions(wheel.release, release) >= 0);
  if (!before || !after) return new Map();
  const asked: Reply[][] = [];
  for (const wheel of [before, after]) asked.push(await askWheel(wheel, statements(claim)));
  const differing = claim.steps.flatMap(({line}, index) => {
    const replies = asked.map((replies) => replies[index]!);
    return areTelling(replies) ? [{line, replies}] : [];
  });
  const own = differing.filter(({replies}) => !replies.flatMap(answerLines).some((line) => FOLLOWS.test(line)));
  return new Map(
    (own.length > 0 ? own : differing.slice(0, 1)).map(({line, replies: [old, now]}) => [
      line,
      [...serverLines(before.release, old!), ...serverLines(after.release, now!)],
    ]),
  );
}

const isOfServers = ({steps}: Claim): boolean => steps.some(({servers}) => servers);

/** What is not true of a claim on a server; nothing if the claim does not name it. */
async function wrongOn(claim: Claim, wheel: Wheel, file: string): Promise<string[]> {
  if (!claim.steps.some(({servers}) => servers?.has(wheel.release))) return [];
  const replies = await askWheel(wheel, statements(claim));
  return claim.steps.flatMap(({sql, line, servers}, index) => {
    const expected = servers?.get(wheel.release);
    const wrong = expected && judge({sql, line, expected}, replies[index]!, file);
    return wrong ? [`${wheel.release}: ${wrong}`] : [];
  });
}

/**
 * Runs the claims of servers; with `fill`, asks first for those of incompatible changes that name no server, and writes
 * what differs.
 * @param names years and anchors of entries; none means all
 */
export async function runClaims(wheels: readonly Wheel[], names: readonly string[], fill: boolean): Promise<boolean> {
  const placed = fill ? placedEntries(allReleases(await createPages('.').all())) : [];
  const entries = new Map(placed.map((each) => [`${yearOfVersion(each.release.version)} ${each.entry.id}`, each]));
  let isWrong = false;
  for (const {file, year, text, claims, isNamed} of readClaimFiles(names)) {
    const [named, others] = [
      claims.filter(isOfServers),
      claims.filter((each) => each.steps.length > 0 && !isOfServers(each)),
    ];
    let failed = 0;
    for (const claim of named) {
      const wrong: string[] = [];
      for (const wheel of wheels) wrong.push(...(await wrongOn(claim, wheel, file)));
      for (const each of wrong) console.log(`${each}\n`);
      if (wrong.length > 0) failed++;
    }
    let filled = 0;
    const added = new Map<number, string[]>();
    for (const claim of fill ? others : []) {
      const {release, section} = entries.get(`${year} ${claim.entry}`) ?? {};
      if (!release || (section?.name !== 'Backward Incompatible Change' && !isNamed)) continue;
      const lines = await differences(claim, release.version, wheels);
      if (lines.size > 0) filled++;
      for (const [line, answers] of lines) added.set(line, answers);
    }
    addLines(file, text, added);
    isWrong ||= failed > 0;
    console.log(`${file}: ${named.length - failed} claims of servers hold, ${failed} do not, ${filled} are new`);
  }
  return !isWrong;
}
