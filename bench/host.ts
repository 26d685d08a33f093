// `npm run bench:host`: the built site behind nginx under load, 2,000 requests of the 2024 page over 200 connections.
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {Agent, get, type IncomingMessage} from 'node:http';
import path from 'node:path';
import {findProgram} from '../scripts/programs';
import {PAGE} from './sites';

const REQUESTS = 2000;
const CONNECTIONS = 200;
const PORT = 3280;
const URL_OF_PAGE = `http://127.0.0.1:${PORT}/${PAGE}`;

interface Answer {
  readonly milliseconds: number;
  /** What is wrong with it. */
  readonly fault?: string;
}

/** Asks for the page once, compressed, and holds the answer against the compressed file. */
function ask(agent: Agent, expected: Buffer): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve) => {
    const done = (fault?: string) => resolve({milliseconds: performance.now() - start, fault});
    get(URL_OF_PAGE, {agent, headers: {'accept-encoding': 'br'}}, (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', (error) => done(error.message));
      response.on('end', () => {
        if (response.statusCode !== 200) done(`status ${response.statusCode}`);
        else if (response.headers['content-encoding'] !== 'br') done('not compressed');
        else done(Buffer.concat(chunks).equals(expected) ? undefined : 'other bytes than the file');
      });
    }).on('error', (error) => done(error.message));
  });
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(URL_OF_PAGE).then(
        ({ok}) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx did not answer within 10 s');
}

async function main(): Promise<void> {
  const nginx = await findProgram('nginx');
  const server = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'tests/hosts/nginx.ts', '--listen', `127.0.0.1:${PORT}`],
    {stdio: 'inherit', env: {...process.env, NGINX_PATH: nginx}},
  );
  try {
    await ready();
    const expected = readFileSync(path.join('build', PAGE, 'index.html.br'));
    const agent = new Agent({keepAlive: true, maxSockets: CONNECTIONS});
    const start = performance.now();
    const answers = await Promise.all(Array.from({length: REQUESTS}, () => ask(agent, expected)));
    const seconds = (performance.now() - start) / 1000;
    agent.destroy();
    const faults = answers.flatMap(({fault}) => fault ?? []);
    const times = answers.map(({milliseconds}) => milliseconds).toSorted((a, b) => a - b);
    const at = (share: number): string => times[Math.floor(share * (REQUESTS - 1))]!.toFixed(0);
    console.log(
      `${REQUESTS} requests over ${CONNECTIONS} connections: ${faults.length} faults, ${seconds.toFixed(2)} s, ` +
        `${(REQUESTS / seconds).toFixed(0)} a second, ${(expected.length / 1000).toFixed(0)} kB each; all asked ` +
        `for at once, answered after ${at(0.5)} ms (median), ${at(0.99)} ms (99 %), ${at(1)} ms (last)`,
    );
    if (faults.length > 0) {
      console.error([...new Set(faults)].join('\n'));
      process.exitCode = 1;
    }
  } finally {
    server.kill('SIGTERM');
  }
}

void main();
