import {spawn} from 'node:child_process';
import type {Result} from './reports';

/** A command of the checks. */
export interface Stage {
  readonly title: string;
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What came of it; one without tests of its own counts as one test. */
  readonly result?: (ok: boolean) => Result;
  /** Whether what it says is shown as it comes: for a stage that nothing else runs beside. */
  readonly alone?: boolean;
}

/** A stage that has run, with its wall-clock time. */
export interface Done extends Result {
  readonly title: string;
  readonly seconds: number;
}

const asOne = (ok: boolean): Result => ({passed: Number(ok), failed: Number(!ok), flaky: []});

/** Runs a stage and says what it said: all at once at its end, so that stages beside each other do not mix. */
export async function run({title, command, env, result = asOne, alone = false}: Stage): Promise<Done> {
  console.log(`\n.. ${title}: ${command}`);
  const start = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env},
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const ok = await new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)));
  const seconds = (performance.now() - start) / 1000;
  console.log(`\n== ${title}, ${seconds.toFixed(0)} s${alone ? '' : `\n${said.trimEnd()}`}`);
  return {title, seconds, ...result(ok)};
}

/** Runs stages one after another; where one that others need fails, those after it are left out. */
export async function inOrder(stages: readonly Stage[], needed: readonly Stage[] = []): Promise<Done[]> {
  const done: Done[] = [];
  for (const stage of stages) {
    done.push(await run(stage));
    if (needed.includes(stage) && done.at(-1)!.failed > 0) break;
  }
  return done;
}
