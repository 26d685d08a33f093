// `npm run bench:lint`: what `npm run lint:content` takes from a cold start, for all and for one page; each run is a
// process of its own.
import {spawnSync} from 'node:child_process';
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {CHANGELOG_DIR} from '../src/plugins/changelog/pages';
import {median} from './median';

const RUNS = 5;

function seconds(files: readonly string[]): number {
  const start = performance.now();
  const {status} = spawnSync('npm', ['run', '--silent', 'lint:content', '--', ...files], {stdio: 'ignore'});
  if (status !== 0) throw new Error('lint:content failed: a figure of a failed run says nothing');
  return (performance.now() - start) / 1000;
}

function report(what: string, files: readonly string[] = []): void {
  const runs = Array.from({length: RUNS}, () => seconds(files));
  console.log(
    `lint:content, ${what}, ${RUNS} cold runs: median ${median(runs).toFixed(2)} s, ` +
      `from ${Math.min(...runs).toFixed(2)} to ${Math.max(...runs).toFixed(2)} s`,
  );
}

const pages = readdirSync(CHANGELOG_DIR)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => path.join(CHANGELOG_DIR, name))
  .toSorted((a, b) => statSync(b).size - statSync(a).size);
report('all pages and lists');
report(`${pages[0]}, the longest page`, pages.slice(0, 1));
