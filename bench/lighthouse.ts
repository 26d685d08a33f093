import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {FLAGS} from './browser';
import type {Figures} from './figures';

type NetworkItem = Partial<Record<'resourceType' | 'priority', string>> & {readonly transferSize: number};
interface Report {
  readonly audits: Record<string, {numericValue?: number; details?: {items?: NetworkItem[]}} | undefined>;
  readonly categories: Record<string, {score: number | null} | undefined>;
}

/** One Lighthouse run with its mobile preset, in its own process, so that it shares nothing with the benchmark. */
export async function lighthouseRun(url: string, executable: string): Promise<Figures> {
  const args = [
    url,
    '--output=json',
    '--quiet',
    // The others ask the browser for each of 20,000 links and run into its deadline on the longest page.
    '--only-categories=performance,best-practices',
    `--chrome-flags=--headless ${FLAGS.join(' ')}`,
  ];
  const run = () =>
    promisify(execFile)('node_modules/.bin/lighthouse', args, {
      env: {...process.env, CHROME_PATH: executable},
      maxBuffer: 1e8,
    });
  const {stdout} = await run().catch(run); // a busy machine makes the browser miss a deadline now and then
  const result = JSON.parse(stdout) as Report;
  const number = (audit: string) => result.audits[audit]?.numericValue ?? 0;
  const requests = result.audits['network-requests']?.details?.items ?? [];
  // Prefetched files are counted separately: the page neither waits for them nor runs them.
  const ahead = requests.filter(({priority}) => priority === 'VeryLow');
  const network = requests.filter((request) => !ahead.includes(request));
  const sum = (list: readonly NetworkItem[]) => list.reduce((total, {transferSize}) => total + transferSize, 0) / 1000;
  const bytes = (type: string) => sum(network.filter(({resourceType}) => resourceType === type));
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  return {
    'bytes, kB': sum(network),
    'fetched at rest, kB': sum(ahead),
    'HTML, kB': bytes('Document'),
    'style, kB': bytes('Stylesheet'),
    'script, kB': bytes('Script'),
    'FCP, ms': number('first-contentful-paint'),
    'LCP, ms': number('largest-contentful-paint'),
    'TBT, ms': number('total-blocking-time'),
    'main thread, ms': number('mainthread-work-breakdown'),
    'layout shift': number('cumulative-layout-shift'),
    performance: score('performance'),
    'best practices': score('best-practices'),
  };
}
