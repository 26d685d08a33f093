// The two files that servers write: `npm run ask-servers -- --catalogue`.
import {type DefaultChange, defaultLine} from '../src/changelog/defaults/history';
import {compareVersions} from '../src/changelog/model/versions';
import {CATALOGUE, DEFAULTS} from '../src/files/changelog-folder';
import {type Ask, catalogueText, rowsOf, snapshotOf} from './catalogue';

const CHANGES = `
  SELECT version AS release, if(type = 'Session', 'query', 'merge-tree') AS scope, change.name AS setting,
    change.previous_value AS before, change.new_value AS after, change.reason AS reason
  FROM system.settings_changes ARRAY JOIN changes AS change`;

/** Settings of the service whose server is not this one, and reasons that say so. */
const CLOUD = /distributed_cache|shared_merge_tree|shared_set_join|\bcloud/i;
const NEW = /\bnew\b[^.]*\bsetting|\badd(?:ed|s|ing)?\b[^.]*\bsetting/i;

interface Recorded extends Omit<DefaultChange, 'isNew' | 'isCloud'> {
  readonly reason: string;
}

/** The history of defaults that a server has, until its own release: the lines of `defaults.tsv`. */
export async function historyLines(ask: Ask, release: string): Promise<string[]> {
  const [answer] = await ask([CHANGES], 'JSONEachRow');
  const changes = rowsOf<Recorded>(answer!)
    // The history of a server has records of the release after it.
    .filter((change) => compareVersions(change.release, release) <= 0)
    .map((change) => ({
      ...change,
      isNew: NEW.test(change.reason),
      isCloud: CLOUD.test(change.setting) || CLOUD.test(change.reason),
    }))
    .toSorted((a, b) => compareVersions(a.release, b.release) || (defaultLine(a) < defaultLine(b) ? -1 : 1));
  return [...new Set(changes.map(defaultLine))];
}

async function defaultsText(ask: Ask, {version, release}: {version: string; release: string}): Promise<string> {
  const about = [
    `# ClickHouse ${version}, asked by \`npm run ask-servers -- --catalogue\`: not edited by hand.`,
    '# Its history of defaults (system.settings_changes) until its own release: release, scope, setting, value before and after,',
    '# then "new" where the server says that the setting is new, and "cloud" where it is of ClickHouse Cloud alone.',
    '# Equal values are a new setting that changes nothing; before a new setting, the value is what the server did until then.',
  ];
  return `${[...about, ...(await historyLines(ask, release))].join('\n')}\n`;
}

/** What both files are to be, by their path; servers oldest first. */
export async function askedFiles(
  servers: readonly {version: string; release: string; ask: Ask}[],
): Promise<Record<string, string>> {
  const asked = [];
  for (const server of servers) asked.push({...server, snapshot: await snapshotOf(server.ask)});
  const newest = servers.at(-1)!;
  return {[CATALOGUE]: catalogueText(asked), [DEFAULTS]: await defaultsText(newest.ask, newest)};
}
