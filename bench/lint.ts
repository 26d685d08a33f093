// `npm run bench:lint`: what `npm run lint:content` takes from a cold start, each run a process of its own.
import {spawnSync} from 'node:child_process';
import {median} from './median';

const RUNS = 5;
const seconds = Array.from({length: RUNS}, () => {
  const start = performance.now();
  const {status} = spawnSync('npm', ['run', '--silent', 'lint:content'], {stdio: 'ignore'});
  if (status !== 0) throw new Error('lint:content failed: a figure of a failed run says nothing');
  return (performance.now() - start) / 1000;
});

console.log(
  `lint:content, ${RUNS} cold runs: median ${median(seconds).toFixed(2)} s, from ` +
    `${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)} s`,
);
