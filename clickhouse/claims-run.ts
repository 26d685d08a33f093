// Runs the claims of the years that are named, or all: `npm run claims -- 2024 [pr-65519 …]`; with --servers, what they say
// of servers of other releases, which takes minutes. An answer that is not the expected one is printed as lines of a claim;
// `judge` in judge-claims.ts compares the two.
import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import type {Claim} from '../src/changelog/parse/claims';
import {type Answer, Engine} from './engine';
import {judge, readClaimFiles} from './judge-claims';

const statementsOf = ({steps}: Claim): string[] => steps.map(({sql}) => sql);

/** What the server of another release answers to statements; null of a server before those that `servers.py` can fetch. */
function askRelease(release: string, statements: readonly string[]): Answer[] | null {
  const command = ['clickhouse/servers.py', 'answers', release];
  const output = execFileSync('python3', command, {input: JSON.stringify(statements), encoding: 'utf8'});
  return JSON.parse(output) as Answer[] | null;
}

/** A message for each answer of another release's server that is not the one in the claim. */
function judgeServers(claim: Claim, file: string): string[] {
  const releases = new Set(claim.steps.flatMap(({servers}) => [...(servers?.keys() ?? [])]));
  return [...releases].flatMap((release) => {
    const answers = askRelease(release, statementsOf(claim));
    return claim.steps.flatMap(({servers, ...step}, index) => {
      const expected = servers?.get(release);
      const wrong = answers && expected && judge({...step, expected}, answers[index]!, file);
      return wrong ? [`${release}: ${wrong}`] : [];
    });
  });
}

async function main(names: readonly string[], {servers}: {readonly servers: boolean}): Promise<void> {
  const engine = new Engine();
  for (const {file, claims} of readClaimFiles(names)) {
    let failed = 0;
    for (const claim of claims) {
      const answers = servers ? [] : await engine.ask(statementsOf(claim));
      const wrong = servers
        ? judgeServers(claim, file)
        : claim.steps.flatMap((step, index) => judge(step, answers[index]!, file) ?? []);
      for (const each of wrong) console.log(`${each}\n`);
      if (wrong.length > 0) failed++;
    }
    console.log(`${file}: ${claims.length - failed} claims hold, ${failed} do not`);
    if (failed > 0) process.exitCode = 1;
  }
  engine.stop();
}

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {servers: {type: 'boolean', default: false}},
});
main(positionals, values).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
