import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {Result} from 'lighthouse';
import {FLAGS} from './browser';
import type {Figures} from './figures';

/** One Lighthouse run with its mobile preset, in its own process, so that it shares nothing with the benchmark. */
export async function lighthouseRun(url: string, executable: string): Promise<Figures> {
  // The other categories ask the browser for each of 20,000 links and run into its deadline on the longest page.
  const args = [url, '--output=json', '--quiet', '--only-categories=performance'];
  const flags = `--chrome-flags=--headless ${FLAGS.join(' ')}`;
  const options = {env: {...process.env, CHROME_PATH: executable}, maxBuffer: 1e8};
  const run = () => promisify(execFile)('node_modules/.bin/lighthouse', [...args, flags], options);
  const {stdout} = await run().catch(run); // a busy machine makes the browser miss a deadline now and then
  const {audits, categories} = JSON.parse(stdout) as Result;
  const number = (audit: string) => audits[audit]?.numericValue ?? 0;
  const details = audits['resource-summary']?.details;
  const sums = details?.type === 'table' ? details.items : [];
  const bytes = (type: string) =>
    Number(sums.find(({resourceType}) => resourceType === type)?.transferSize ?? 0) / 1000;
  return {
    'bytes, kB': bytes('total'),
    'HTML, kB': bytes('document'),
    'style, kB': bytes('stylesheet'),
    'script, kB': bytes('script'),
    'FCP, ms': number('first-contentful-paint'),
    'LCP, ms': number('largest-contentful-paint'),
    'TBT, ms': number('total-blocking-time'),
    'main thread, ms': number('mainthread-work-breakdown'),
    'layout shift': number('cumulative-layout-shift'),
    performance: categories.performance!.score! * 100,
  };
}
