// What holds for the texts to copy of every plan: between releases with long-term support and between neighbors always,
// between any two releases in the long run.
import {XMLParser} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';
import {type PlacedEntry, placedEntries, type Undo} from '../../../src/changelog/model/records';
import {toMarkdown} from '../../../src/changelog/model/text';
import {compareVersions} from '../../../src/changelog/model/versions';
import {lastWithout} from '../../../src/changelog/server/known-names';
import type {UpgradePlan} from '../../../src/changelog/upgrade/compute-plan';
import {isOffered, keptSettings} from '../../../src/changelog/upgrade/kept-settings';
import {LONG} from '../../sample';
import {keepTexts, realDefaults} from '../plan-defaults';
import {pages} from '../real';

const {releases, catalogue, plan} = await realDefaults();
const versions = releases.map(({version}) => version);
const lts = new Set(releases.filter((release) => release.lts).map(({version}) => version));
const WAYS = versions.flatMap((to, place) =>
  versions
    .slice(0, place)
    .map((from) => ({from, to}))
    .filter(({from}) => LONG || (lts.has(from) && lts.has(to)) || versions[place - 1] === from),
);
const PLANS = WAYS.map((way) => {
  const ours = plan(way);
  return {name: `${way.from} to ${way.to}`, ...way, ours, texts: keepTexts(ours)};
});

type Node = Readonly<Record<string, unknown>>;

/** The names of elements that stand twice beside themselves: a server takes the first and leaves the others unread. */
function doubled(nodes: readonly Node[]): string[] {
  const names = nodes.flatMap((node) => Object.keys(node).filter((name) => name !== '#text' && name !== ':@'));
  const inner = nodes.flatMap((node) => Object.values(node).filter(Array.isArray) as (readonly Node[])[]);
  return [...names.filter((name, place) => names.indexOf(name) !== place), ...inner.flatMap(doubled)];
}

/** Sentences that say to set something until all servers are upgraded, or before the new one starts. */
const WHEN =
  /\b(?:while|until|as long as|for that period|takes effect only when|before the (?:first )?(?:start|update))\b/i;
const ORDER = /\b(?:set|keep|turn|disable|enable)\b/i;

/** What such a sentence names and no text needs, each with the reason. */
const NOT_IN_TEXTS: Readonly<Record<string, string>> = {
  'allow_experimental_analyzer of #fact-251': 'only for the queries that fail',
  'format_alter_operations_with_parentheses of #59532': 'its default is to be kept',
  'max_replicated_merges_with_ttl_in_queue of #90077': 'it stops merges with TTL, and only tables with TTL need it',
  'merge_tree_settings of #103182': 'a system table',
  'packed_skip_index_max_bytes of #109272': 'its default is to be kept',
  'single_stream of #89329': 'a value',
};

/** The settings that an entry says to set for a time, by their last name; "it" is what the sentence before names. */
function demanded({entry}: PlacedEntry): string[] {
  const sentences = toMarkdown(entry.text).split(/(?<=[.:;])\s+/);
  const namesOf = (sentence = '') =>
    [...sentence.matchAll(/`([a-z][\w.]*_[\w.]*)(?: = [^`]*)?`/g)].map(([, name]) => name!.split('.').at(-1)!);
  return sentences.flatMap((sentence, place) => {
    if (!WHEN.test(sentence) || !ORDER.test(sentence)) return [];
    const own = namesOf(sentence);
    return own.length === 0 && /\b(?:it|them)\b/.test(sentence)
      ? namesOf(sentences.slice(0, place).findLast((each) => namesOf(each).length > 0))
      : own;
  });
}

/** Whether the wanted server ignores a setting, as the plan says. */
function isNotNeeded(name: string, plan: UpgradePlan): boolean {
  const [changed, kept] = [plan.changed, keptSettings(plan)].map((list) => list.some(({setting}) => setting === name));
  return changed! && !kept;
}

/** Whether the server of a release does not know a setting; `surely` asks for a server until then that does. */
function isUnknown(setting: Pick<Undo, 'scope' | 'setting'>, release: string, surely = false): boolean {
  // Servers use many settings of their own that they do not list.
  const last = setting.scope === 'server' ? undefined : lastWithout(catalogue, setting);
  if (last === undefined) return false;
  const next = catalogue.servers.releases[catalogue.servers.releases.indexOf(last) + 1]!;
  return compareVersions(release, surely ? next : last) <= (surely ? -1 : 0);
}

/** What the asked server of the release, or the next, does not list, each with the reason. */
const UNKNOWN_AT_FIRST: Readonly<Record<string, string>> = {
  '25.1 output_format_parquet_date_as_uint16': 'patch releases of 25.1 to 25.5 brought it',
  '25.4 function_date_trunc_return_type_behavior': 'patch releases of 25.4 to 25.6 brought it',
  '26.1 functions_h3_default_if_invalid': 'patch releases of 26.1 brought it',
};

describe('the texts of a plan', () => {
  it('have each element of a configuration once', () => {
    const parser = new XMLParser({preserveOrder: true});
    const wrong = PLANS.flatMap(({name, texts}) =>
      texts.flatMap(({title, text}) =>
        text.startsWith('<') ? doubled(parser.parse(text)).map((element) => `${name}, ${title}: ${element}`) : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('have every setting that can be kept, once in the files and those of queries once in a statement', () => {
    const wrong = PLANS.flatMap(({name, ours, texts}) => {
      const kept = keptSettings(ours).filter(isOffered);
      const [files, statements] = [true, false].map((isFile) =>
        texts.filter(({text}) => text.startsWith('<') === isFile).map(({text}) => text),
      );
      const values = files!.flatMap((text) => text.match(/^ *<\w+>[^\n]*<\/\w+>$/gm) ?? []);
      const set = statements!.flatMap((text) => text.match(/^ {4}.* -- /gm) ?? []);
      const query = kept.filter(({scope}) => scope === 'query');
      const isWhole = values.length === kept.filter(({file}) => file).length && set.length === query.length;
      return isWhole ? [] : `${name}: ${values.length} and ${set.length} of ${kept.length}`;
    });
    expect(wrong).toEqual([]);
  });

  it('that both versions need while they run have what the entries to check say to set meanwhile', () => {
    const missing = PLANS.flatMap(({ours, texts}) => {
      const files = texts.filter(({title}) => /go back|first start/.test(title)).map(({text}) => text);
      return ours.toCheck
        .filter(({entry}) => entry.effects.some((effect) => effect === 'mixed' || effect === 'one-way'))
        .flatMap((placed) => demanded(placed).map((setting) => ({setting, placed})))
        .filter(({setting}) => files.every((text) => !text.includes(`<${setting}>`)) && !isNotNeeded(setting, ours))
        .map(({setting, placed: {entry}}) => `${setting} of #${entry.pullRequests[0] ?? entry.id}`);
    });
    expect([...new Set(missing)].toSorted()).toEqual(Object.keys(NOT_IN_TEXTS));
  });

  it('set nothing that relaxes security but for the way back', () => {
    const {settings} = pages.sources([]).rules;
    const wrong = PLANS.flatMap(({name, texts}) =>
      texts
        .filter(({title}) => !title.startsWith('While you may go back'))
        .flatMap(({title, text}) =>
          settings
            .filter(({setting}) => text.includes(` ${setting} = `) || text.includes(`<${setting.split('.').at(-1)}>`))
            .map(({setting}) => `${name}, ${title}: ${setting}`),
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('set nothing that the wanted version does not know yet', () => {
    const wrong = PLANS.flatMap(({name, to, ours}) =>
      keptSettings(ours).flatMap((setting) => (isUnknown(setting, to) ? `${name}: ${setting.setting}` : [])),
    );
    expect(wrong).toEqual([]);
  });
});

describe('an entry', () => {
  const entries = placedEntries(releases);

  it('has no way back that its own release does not know, but for what patch releases brought', () => {
    const wrong = entries.flatMap(({release: {version}, entry}) =>
      entry.undo.filter((undo) => isUnknown(undo, version)).map(({setting}) => `${version} ${setting}`),
    );
    expect(wrong).toEqual(Object.keys(UNKNOWN_AT_FIRST));
  });

  it('says to set nothing before the upgrade that the old version may not know', () => {
    const settings = new Map(entries.flatMap(({entry}) => entry.undo.map((undo) => [undo.setting, undo] as const)));
    const wrong = entries.flatMap(({release: {version}, entry}) => {
      const before = versions[versions.indexOf(version) - 1];
      return toMarkdown(entry.text)
        .split(/(?<=[.:;])\s+/)
        .filter(
          (sentence) =>
            /\bbefore (?:you upgrade|the upgrade|upgrading)/.test(sentence) && /\b(?:set|enable|turn)\b/.test(sentence),
        )
        .flatMap((sentence) => [...sentence.matchAll(/`([\w.]+)/g)].flatMap(([, name]) => settings.get(name!) ?? []))
        .filter((setting) => before !== undefined && isUnknown(setting, before, true))
        .map(({setting}) => `${version} ${setting}`);
    });
    expect(wrong).toEqual([]);
  });
});
