// What the entries to check say of what stands around a server.
import {inDigits} from '../model/count';
import type {PlacedEntry, Text} from '../model/records';
import {type RequiredKind, requiredTerms} from '../model/requirement';
import {plainText} from '../model/text';
import {type Block, folded, type Part, paragraphs, partOf, points} from './blocks';
import type {ItemContext} from './plan-items';
import {clauseLink} from './setup-part';

/** What stands around a server: what entries require, and the words of those that require something else. */
const AROUND: readonly {
  readonly title: string;
  readonly terms: readonly (readonly [kind: RequiredKind, names: RegExp])[];
  readonly words: RegExp;
}[] = [
  {
    title: 'clickhouse-client and other programs of the server',
    terms: [
      ['client', /^clickhouse-client$/],
      ['tool', /^(?:benchmark|client|disks|format|local|obfuscator|keeper-client)$/],
    ],
    words: /\bclickhouse-client\b/,
  },
  {
    title: 'Drivers, dbt and others over HTTP and TCP',
    terms: [
      ['interface', /^(?:TCP|HTTP|gRPC|ArrowFlight)$/],
      ['client', /^(?!clickhouse-client|Grafana|Vector)/],
    ],
    words: /\b(?:JDBC|dbt|drivers|[Cc]lients (?:that|should|and|may)|clients, )|\(Java\b|\bJava and\b/,
  },
  {
    title: 'BI tools over the protocols of MySQL and PostgreSQL',
    terms: [['interface', /^(?:MySQL|PostgreSQL)$/]],
    words: /\b(?:Tableau|QuickSight|Looker|Superset|Metabase)\b/,
  },
  {
    title: 'Grafana, Prometheus, collectors',
    terms: [
      ['interface', /^Prometheus$/],
      ['client', /^(?:Grafana|Vector)$/],
    ],
    words: /\b(?:Grafana|Prometheus|collectors?)\b/,
  },
  {
    title: 'Operators for Kubernetes, containers, packages',
    terms: [['tool', /^(?:docker|packages|install|copier)$/]],
    words: /\b(?:Kubernetes|Docker|systemd|Helm)\b/,
  },
];

/** What the entries to check say of clients, drivers, tools and operators: a link each, folded by what it is about. */
export function clientsPart(context: ItemContext): Part[] {
  const {toCheck, requires, notRun} = context;
  const told = toCheck.filter(({entry}) => !notRun?.has(entry.address));
  const texts = new Map(told.map((placed) => [placed as PlacedEntry, plainText(placed.entry.text)]));
  const isAbout = (placed: PlacedEntry, {terms, words}: (typeof AROUND)[number]): boolean =>
    words.test(texts.get(placed)!) ||
    requiredTerms(requires.get(placed.entry.address) ?? 'every server', false).some(({kind, names}) =>
      terms.some(([wanted, pattern]) => kind === wanted && names.some((name) => pattern.test(name))),
    );
  const groups = AROUND.flatMap((group) => {
    const own = told.filter((placed) => isAbout(placed, group));
    return own.length === 0 ? [] : [{title: group.title, own}];
  });
  const count = new Set(groups.flatMap(({own}) => own)).size;
  if (count === 0) return [];
  const make = (): Block[] => [
    ...paragraphs('Try your own versions of these on staging; the entries say nothing of what each driver needs.'),
    ...groups.flatMap(({title, own}) =>
      folded(`${title}: ${inDigits(own.length)}`, points(own.map((placed): Text => [clauseLink(placed, context)]))),
    ),
  ];
  return [partOf({key: 'clients', title: 'Clients, drivers, operators', step: 3, count}, make)];
}
