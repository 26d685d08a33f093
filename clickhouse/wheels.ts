// The servers of other releases: Python wheels hold them, each in a virtual environment of its own outside the project.
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, renameSync, rmSync} from 'node:fs';
import {constants, homedir, tmpdir} from 'node:os';
import path from 'node:path';
import type {Answer} from './engine';

export interface Wheel {
  readonly release: string;
  /** What the server says of itself, `SELECT version()`. */
  readonly version: string;
  readonly wheel: string;
  readonly megabytes: number;
}

/** The servers that wheels hold, oldest first. */
export const WHEELS: readonly Wheel[] = [
  {release: '22.12', version: '22.12.1.1', wheel: 'chdb==0.10.3', megabytes: 109},
  {release: '23.6', version: '23.6.1.1', wheel: 'chdb==0.15.0', megabytes: 122},
  {release: '23.10', version: '23.10.1.1', wheel: 'chdb==1.4.1', megabytes: 131},
  {release: '24.8', version: '24.8.4.1', wheel: 'chdb==3.3.0', megabytes: 140},
  {release: '25.5', version: '25.5.2.1', wheel: 'chdb==3.6.0', megabytes: 182},
  {release: '25.8', version: '25.8.2.1', wheel: 'chdb==3.7.2', megabytes: 179},
  {release: '26.1', version: '26.1.2.1', wheel: 'chdb-core==26.1.0', megabytes: 158},
  {release: '26.3', version: '26.3.9.1', wheel: 'chdb-core==26.3.0', megabytes: 159},
  {release: '26.5', version: '26.5.1.1', wheel: 'chdb-core==26.5.0', megabytes: 157},
  {release: '26.7', version: '26.7.2.1', wheel: 'chdb-core==26.7.3', megabytes: 175},
  {release: '26.9', version: '26.9.2.1', wheel: 'chdb-core==26.9.0', megabytes: 182},
];

/** What a server says, and how long it took; no time if the process ended before. */
export type Reply = Answer & {readonly ms?: number};

/** What the statements of one process may take in all; the limits of each are in worker.py. */
const MOST_SECONDS = 90;

const CACHE = path.join(
  process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'),
  'clickhouse-changelog',
  'servers',
);
const environmentOf = ({wheel}: Wheel): string => path.join(CACHE, wheel.replace('==', '-'));
const pythonOf = (environment: string): string => path.join(environment, 'bin', 'python');

/** Why no wheel can be asked; undefined if they can be. */
export function missingPython(): string | undefined {
  const {status} = spawnSync('python3', ['-c', 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 9))']);
  return status === 0 ? undefined : 'No server can be asked: that needs Python 3.9 or newer, with its venv';
}

/** What must still be fetched to ask these servers, in MB. */
export function toFetch(wheels: readonly Wheel[]): number {
  const missing = wheels.filter((each) => !existsSync(environmentOf(each)));
  return missing.reduce((sum, {megabytes}) => sum + megabytes, 0);
}

/** Fetches a server if it is not there; gives the reason where it cannot be had, or is not what the list says. */
export async function install(wheel: Wheel): Promise<string | undefined> {
  const environment = environmentOf(wheel);
  if (existsSync(environment)) return undefined;
  const part = `${environment}.part`;
  rmSync(part, {recursive: true, force: true});
  const pip = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--no-cache-dir', '--only-binary', ':all:', wheel.wheel];
  for (const [command, args] of [
    ['python3', ['-m', 'venv', part]],
    [pythonOf(part), pip],
  ] as const) {
    const {status, stderr, error} = spawnSync(command, args, {encoding: 'utf8', timeout: 900_000});
    if (status !== 0) return (error?.message ?? stderr).trim().split('\n').at(-1) || `${command} failed`;
  }
  const [version] = await askIn(part, ['SELECT version()'], 'TSV');
  const said = 'result' in version! ? version.result.trim() : version!.error;
  if (said !== wheel.version) return `it says ${said}, expected ${wheel.version}`;
  renameSync(part, environment);
  return undefined;
}

/** Runs statements one after another in an empty server of a wheel, in a process of its own. */
export function askWheel(wheel: Wheel, statements: readonly string[], format = 'TSV'): Promise<Reply[]> {
  return askIn(environmentOf(wheel), statements, format);
}

function askIn(environment: string, statements: readonly string[], format: string): Promise<Reply[]> {
  const cwd = mkdtempSync(path.join(tmpdir(), 'server-'));
  const args = [path.join(__dirname, 'worker.py')];
  const worker = spawn(pythonOf(environment), args, {cwd, env: {...process.env, TZ: 'UTC'}, stdio: 'pipe'});
  const timer = setTimeout(() => worker.kill('SIGKILL'), MOST_SECONDS * 1000);
  let [out, log] = ['', ''];
  worker.stdout.on('data', (text) => (out += text));
  worker.stderr.on('data', (text) => (log += text));
  // A process that has ended reads nothing.
  worker.stdin.on('error', () => {}).end(JSON.stringify({statements, format}));
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('close', (code, signal) => {
      clearTimeout(timer);
      rmSync(cwd, {recursive: true, force: true});
      const replies = out.split('\n').flatMap((line) => (line.endsWith('}') ? (JSON.parse(line) as Reply) : []));
      const number = signal === null ? `exit ${code}` : `signal ${constants.signals[signal]}`;
      const ended = signal === 'SIGKILL' ? `ended after ${MOST_SECONDS} s, or without memory` : `crashed (${number})`;
      const last = log.trim().split('\n').at(-1);
      const error = last ? `${ended}: ${last}` : ended;
      // The statement that ended the process has the blame; those behind it were not tried.
      const rest = statements.slice(replies.length).map((_, index) => ({error: index === 0 ? error : 'not asked'}));
      resolve([...replies, ...rest]);
    });
  });
}
