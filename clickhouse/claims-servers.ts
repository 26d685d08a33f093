// Claims of several servers: what the last one before a change answers, and the first one with it.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Entry, placedEntries} from '../src/changelog/model/records';
import {compareVersions} from '../src/changelog/model/versions';
import {type Claim, readClaims} from '../src/changelog/parse/claims';
import {formatProblems} from '../src/changelog/parse/problems';
import {CLAIMS_DIR} from '../src/files/changelog-folder';
import {createPages} from '../src/files/pages';
import {answerLines, judge} from './claims';
import {askWheel, type Reply, type Wheel} from './wheels';

/** More than this of an answer is no line of an entry. */
const MOST = {rows: 3, characters: 120};

/** What a statement answers because an earlier one was refused, or because a setting is new: not the change itself. */
const FOLLOWS = /^-- ! (?:UNKNOWN_TABLE|TABLE_ALREADY_EXISTS|UNKNOWN_SETTING|UNKNOWN_DATABASE)$/;

const statements = ({steps}: Claim): string[] => steps.map(({sql}) => sql);

/** The lines of a claim for what a server answers. */
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

/** What is not true of a claim on one of the servers that it names. */
async function wrongOn(claim: Claim, wheel: Wheel, file: string): Promise<string[]> {
  const replies = await askWheel(wheel, statements(claim));
  return claim.steps.flatMap(({sql, line, servers}, index) => {
    const expected = servers?.get(wheel.release);
    const wrong = expected && judge({sql, line, expected}, replies[index]!, file);
    return wrong ? [`${wheel.release}: ${wrong}`] : [];
  });
}

/** The entries of a year by their anchors, with their releases. */
async function entriesOf(year: number): Promise<Map<string, {release: string; section: string; entry: Entry}>> {
  const years = await createPages('.').all();
  const placed = placedEntries(years.find((each) => each.year === year)?.releases ?? []);
  return new Map(
    placed.map(({release, section, entry}) => [entry.id, {release: release.version, section: section.name, entry}]),
  );
}

/**
 * Runs the claims of servers; with `fill`, asks first for those of incompatible changes that name no server, and writes
 * what differs.
 * @param names years and anchors of entries; none means all
 */
export async function runClaims(wheels: readonly Wheel[], names: readonly string[], fill: boolean): Promise<boolean> {
  const years = names.filter((name) => /^\d{4}$/.test(name));
  const entries = names.filter((name) => !years.includes(name));
  let isWrong = false;
  for (const name of readdirSync(CLAIMS_DIR).toSorted()) {
    const {name: year} = path.parse(name);
    if (years.length > 0 && !years.includes(year)) continue;
    const file = path.join(CLAIMS_DIR, name);
    const text = readFileSync(file, 'utf8');
    const {claims, problems} = readClaims(text);
    if (problems.length > 0) throw new Error(formatProblems(file, problems));
    const wanted = claims.filter(({entry, steps}) => steps.length > 0 && (!entries.length || entries.includes(entry)));
    const named = wanted.filter(({steps}) => steps.some(({servers}) => servers));
    const counts = {held: 0, wrong: 0, added: 0};
    for (const claim of named) {
      const wrong: string[] = [];
      for (const wheel of wheels)
        if (claim.steps.some(({servers}) => servers?.has(wheel.release)))
          wrong.push(...(await wrongOn(claim, wheel, file)));
      for (const each of wrong) console.log(`${each}\n`);
      wrong.length > 0 ? counts.wrong++ : counts.held++;
    }
    if (fill) {
      const placed = await entriesOf(Number(year));
      const added = new Map<number, string[]>();
      for (const claim of wanted.filter((each) => !named.includes(each))) {
        const {release, section} = placed.get(claim.entry) ?? {};
        if (!release || (section !== 'Backward Incompatible Change' && entries.length === 0)) continue;
        const lines = await differences(claim, release, wheels);
        if (lines.size > 0) counts.added++;
        for (const [line, answers] of lines) added.set(line, answers);
      }
      const lines = text.split('\n');
      // Below what the library answers, if that is there.
      const end = (line: number): number => {
        let at = line;
        while (/^-- (?:[=!]|no rows|ok)/.test(lines[at] ?? '')) at++;
        return at;
      };
      const places = new Map([...added].map(([line, answers]) => [end(line), answers]));
      if (added.size > 0)
        writeFileSync(file, lines.flatMap((line, index) => [...(places.get(index) ?? []), line]).join('\n'));
    }
    isWrong ||= counts.wrong > 0;
    console.log(`${name}: ${counts.held} claims of servers hold, ${counts.wrong} do not, ${counts.added} are new`);
  }
  return !isWrong;
}
