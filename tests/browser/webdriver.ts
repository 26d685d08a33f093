import {type ChildProcess, spawn} from 'node:child_process';
import {expect} from '@playwright/test';
import {SOON} from './site';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A page of a browser that is driven by plain requests of https://www.w3.org/TR/webdriver2/. */
export interface DrivenPage {
  readonly go: (url: string) => Promise<unknown>;
  /** Runs the body of a function in the page. */
  readonly run: <Result>(body: string, ...args: readonly unknown[]) => Promise<Result>;
  /** Waits until an expression is true in the page. */
  readonly until: (expression: string) => Promise<void>;
  readonly click: (selector: string) => Promise<unknown>;
  readonly type: (selector: string, text: string) => Promise<unknown>;
  readonly wheel: (distance: number) => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

/** Starts a driver on a screen of its own; gives it with its address. */
export async function startDriver(driver: string, port: number): Promise<{process: ChildProcess; address: string}> {
  const process = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {stdio: 'ignore', detached: true});
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${address}/status`).then(
          (answer) => answer.ok,
          () => false,
        ),
      SOON,
    )
    .toBe(true);
  return {process, address};
}

/** Opens the driver's browser. */
export async function openPage(address: string): Promise<DrivenPage> {
  const ask = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(address + path, {method, ...(body && {body: JSON.stringify(body)})});
    const {value} = (await answer.json()) as {value: Value};
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const {sessionId} = await ask<{sessionId: string}>('POST', '/session', {capabilities: {}});
  const send = <Value>(path: string, body: object = {}) => ask<Value>('POST', `/session/${sessionId}${path}`, body);
  const run = <Result>(script: string, ...args: readonly unknown[]) => send<Result>('/execute/sync', {script, args});
  const element = async (selector: string) => {
    const found = await send<Record<string, string>>('/element', {using: 'css selector', value: selector});
    return `/element/${found[ELEMENT]}`;
  };
  const wheel = (deltaY: number) =>
    send('/actions', {
      actions: [{type: 'wheel', id: 'wheel', actions: [{type: 'scroll', x: 500, y: 400, deltaX: 0, deltaY}]}],
    });
  return {
    go: (url) => send('/url', {url}),
    run,
    until: (expression) => expect.poll(() => run<boolean>(`return !!(${expression})`), SOON).toBe(true),
    click: async (selector) => send(`${await element(selector)}/click`),
    type: async (selector, text) => send(`${await element(selector)}/value`, {text}),
    wheel,
    back: () => send('/back'),
    reload: () => send('/refresh'),
    close: () => ask('DELETE', `/session/${sessionId}`),
  };
}
