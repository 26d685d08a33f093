// Measures `npm run lint:content` from a cold start: five runs, each a process of its own.
import {spawnSync} from 'node:child_process';

const RUNS = 5;
const seconds = Array.from({length: RUNS}, () => {
  const start = performance.now();
  const {status} = spawnSync('npm', ['run', '--silent', 'lint:content'], {stdio: 'ignore'});
  if (status !== 0) throw new Error('lint:content failed: a figure of a failed run says nothing');
  return (performance.now() - start) / 1000;
}).toSorted((a, b) => a - b);

console.log(`lint:content, ${RUNS} cold runs: median ${seconds[Math.floor(RUNS / 2)].toFixed(2)} s, from ${seconds[0].toFixed(2)} to ${seconds.at(-1).toFixed(2)} s`);
