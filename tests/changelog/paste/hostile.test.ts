// Texts that are made to keep a reader of pastes busy.
import {expect, it} from 'vitest';
import {withAliases} from '../../../src/changelog/names/lifetimes';
import {readPaste} from '../../../src/changelog/paste/paste';
import {setupIndex} from '../../../src/changelog/upgrade/setup';
import {readSettings, settingsData} from '../../../src/changelog/wire/settings-data';
import {realDefaults} from '../plan-defaults';
import {readReal} from '../real';

const {catalogue, plan} = await realDefaults();
const {names} = await readReal();
const compare = setupIndex(plan({from: '23.1', to: '26.9'}), {
  names: withAliases(names, catalogue),
  catalogue: readSettings(settingsData(catalogue.servers)),
});

/** All that the planner answers. */
const answer = (text: string) => compare(readPaste(text));

const LINE = '"function","arrayMap","",1\n';
const PATTERNS = [
  ...['a.', ';', '_', 'a', ' ', '\t', '\n', '│', '/', '-- ', '--a ', 'a-b/', 'file ', 'codec(', 'engine ', 'DB::'],
  ...['<a>', '</', '<!--', '<a>b</a>', '"a": ', 'a: ', "('a','b'),", 'max_threads\t8\n', ',"', LINE, '-./{}'],
  ...['name: a\nvalue: b\n', '"name":"a","value":"b"\n', 'profiles:\n  a:\n', 'SETTINGS a=1,', 'name type value '],
  ...['CREATE MATERIALIZED VIEW ALTER TABLE ', '=<>"\'`│', '/a=*/b<x_log>', '\n(Z) '],
];
const SETTINGS = ['SETTINGS a = {', 'SETTINGS a = \'"', 'SET a = 1 MAX ', ' ', '((', '{', 'a', "'", '<a '];
const LOGS = ['/', '1. ', '(in query: ', 'a.', 'DB::', '{', ' ', 'a-b/', '1', 'Stack trace', '(version ', '<Error> '];
const of = (head: string, patterns: readonly string[]) => patterns.map((pattern) => [head, pattern] as const);

it.each([
  ...of('', PATTERNS),
  ...of('SETTINGS max_thread = 4,', SETTINGS),
  ...of('<clickhouse><path>x</path>', ['<a>', '<a/>', '</a>', '<a ', '<!--', '<', 'incl=', '<handlers>', '<macros/>']),
  ...of('Code: 1. ', LOGS),
  ...of('"kind","name","value","count"\n', [LINE, '"function","', 'kind,name,value,count\n', ',"', '\n', '<a>']),
])('%j and 1 MB of %j are answered as a few lines, in half a second', (head, pattern) => {
  const text = head + pattern.repeat(1_000_000 / pattern.length);
  const few = answer(head + pattern.repeat(9));
  // The machine may be busy: the best of some counts, of the processor's time.
  let milliseconds = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5 && milliseconds >= 500; run++) {
    const begun = process.cpuUsage();
    const many = answer(text);
    milliseconds = Math.min(milliseconds, process.cpuUsage(begun).user / 1000);
    expect(many.verdicts).toEqual(few.verdicts);
    expect([many.about.settings.length < 10, many.about.absent]).toEqual([true, few.about.absent]);
  }
  expect(milliseconds).toBeLessThan(500);
});
