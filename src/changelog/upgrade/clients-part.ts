// What the entries to check say of what stands around a server.
import {inDigits} from '../model/count';
import type {Text} from '../model/records';
import {EVERY_SERVER, requiredTerms} from '../model/requirement';
import {plainText} from '../model/text';
import {type Block, folded, type Part, paragraphs, partOf, points} from './blocks';
import {entryLink, isUnused, type PlanView} from './plan-items';
import {clauseOf} from './sentences';

/** The programs around a server, found by what entries require, `client Go` on a line, and by words of their text. */
const AROUND: readonly {readonly title: string; readonly pattern: RegExp}[] = [
  {
    title: 'clickhouse-client and other programs of the server',
    pattern: /^tool (?:benchmark|client|disks|format|local|obfuscator|keeper-client)$|\bclickhouse-client\b/m,
  },
  {
    title: 'Drivers, dbt and others over HTTP and TCP',
    pattern:
      /^interface (?:TCP|HTTP|gRPC|ArrowFlight)$|^client (?!clickhouse-client|Grafana|Vector)|\b(?:JDBC|dbt|drivers|[Cc]lients (?:that|should|and|may)|clients, )|\(Java\b|\bJava and\b/m,
  },
  {
    title: 'BI tools over the protocols of MySQL and PostgreSQL',
    pattern: /^interface (?:MySQL|PostgreSQL)$|\b(?:Tableau|QuickSight|Looker|Superset|Metabase)\b/m,
  },
  {
    title: 'Grafana, Prometheus, collectors',
    pattern: /^client Vector$|\b(?:Grafana|Prometheus|[Cc]ollectors?)\b/m,
  },
  {
    title: 'Operators for Kubernetes, containers, packages',
    pattern: /^tool (?:docker|packages|install|copier)$|\b(?:Kubernetes|Docker|systemd|Helm)\b/m,
  },
];

/** What the entries to check say of clients, drivers, tools and operators: a link each, folded by what it is about. */
export function clientsPart(view: PlanView): Part {
  const make = (): Block[] => {
    const told = view.toCheck
      .filter((placed) => !isUnused(placed, view))
      .map((placed) => {
        const {address, text} = placed.entry;
        const terms = requiredTerms(view.requires.get(address) ?? EVERY_SERVER, false);
        const required = terms.flatMap(({kind, names}) => names.map((name) => `${kind} ${name}\n`));
        return {placed, words: required.join('') + plainText(text)};
      });
    return [
      ...paragraphs('Try your own versions of these on staging; the entries say nothing of what each driver needs.'),
      ...AROUND.flatMap(({title, pattern}) => {
        const own = told.filter(({words}) => pattern.test(words));
        const lines = own.map(({placed}): Text => [entryLink(placed, clauseOf(placed.entry.text), view)]);
        return folded(`${title}: ${inDigits(own.length)}`, points(...lines));
      }),
    ];
  };
  return partOf({key: 'clients', title: 'Clients, drivers, operators', step: 3}, make);
}
