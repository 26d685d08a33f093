import {type ChildProcess, fork} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {existsSync, mkdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** What the server says of a statement: a result as text, or the message with which it refuses. */
export type Answer = {readonly result: string} | {readonly error: string};

/** The time limit of a whole task. Each of its statements has lower limits: worker.mjs. */
const MOST_SECONDS = 60;

/** Whether the server as a library is installed here: npm leaves it out on a platform that it is not made for. */
export const hasEngine = (): boolean => existsSync(path.join(__dirname, 'node_modules/@chdb'));

/** The server in a process of its own, which is started again if a task ends it. */
export class Engine {
  readonly #folder = path.join(tmpdir(), `server-${randomUUID()}`);
  #worker: ChildProcess | undefined;
  #busy: Promise<unknown> = Promise.resolve();

  /** `config` is the file of its configuration. */
  constructor(private readonly config?: string) {}

  /** Runs statements one after another in an empty server; each has its answer, whatever became of those before it. */
  ask(statements: readonly string[], format = 'TSV'): Promise<Answer[]> {
    const answers = this.#busy.then(() => this.#run(statements, format));
    this.#busy = answers;
    return answers;
  }

  /** Ends the process; the next question starts it again. */
  stop(): void {
    this.#worker?.kill('SIGKILL');
    this.#worker = undefined;
    rmSync(this.#folder, {recursive: true, force: true});
  }

  async #run(statements: readonly string[], format: string): Promise<Answer[]> {
    mkdirSync(this.#folder, {recursive: true});
    const env = {...process.env, TZ: 'UTC'};
    this.#worker ??= fork(path.join(__dirname, 'worker.mjs'), this.config ? [`--config-file=${this.config}`] : [], {
      cwd: this.#folder,
      env,
      execArgv: [],
    });
    const worker = this.#worker;
    const timer = setTimeout(() => worker.kill('SIGKILL'), MOST_SECONDS * 1000);
    const ended = new AbortController();
    try {
      worker.send({statements, format});
      const [answers] = await Promise.race([
        once(worker, 'message', ended),
        once(worker, 'exit', ended).then(() => [undefined]),
      ]);
      if (answers !== undefined) return answers as Answer[];
      this.#worker = undefined;
      return statements.map(() => ({error: `The process of the server ended (after at most ${MOST_SECONDS} s)`}));
    } finally {
      ended.abort();
      clearTimeout(timer);
    }
  }
}
