import type {NameKind} from '../model/named-items';
import type {RequiredKind, Requirement} from '../model/requirement';

const line = (...kinds: readonly string[]): RegExp => new RegExp(`^(?:${kinds.join('|')})$`);

/** Names that every server has. */
const EVERYWHERE = line(
  'table-engine (?:\\*|Replicated|Shared)?MergeTree|index-type minmax|disk-type local|statement (?:SELECT|INSERT)',
  'data-type (?:U?Int\\d+|Float\\d+|Decimal\\d*|DECIMAL|String|FixedString|Bool|Date(?:32)?|DateTime(?:64)?|Enum\\d*)',
  'data-type (?:UUID|Array|Tuple|Map|Nullable|LowCardinality|Nothing|SIGNED|UNSIGNED|SET)',
  'format (?:Native|Null|Pretty|Values|Vertical)',
  '(?:aggregate-)?function (?:AND|OR|NOT|IN|LIKE|and|or|not|in|like|any|array|avg|CAST|concat|count|equals|if|length)',
  '(?:aggregate-)?function (?:max|min|minus|now|plus|sum|toString|tuple)',
);

/** What else most servers are used with. */
const COMMON = line(
  'version .*|tables .*|interface (?:HTTP|TCP)|client clickhouse-client|platform .*|codec (?:LZ4|ZSTD)|table-engine View',
  'function (?:multiIf|divide|multiply|less.*|greater.*|notEquals|notIn|coalesce|ifNull|toDate|toDateTime|today|empty)',
  'system-table .*',
  'statement (?:INSERT \\.\\.\\. VALUES|CREATE|ALTER|DROP|SET|USE|DESCRIBE|EXPLAIN|GRANT|REVOKE|SHOW|SYSTEM)',
  'statement (?:CREATE TABLE|CREATE VIEW|OPTIMIZE|TRUNCATE|RENAME|AS SELECT|PARTITION BY|COMMENT|CONSTRAINT|EXISTS)',
  'statement (?:JOIN|LEFT JOIN|USING|DISTINCT|GROUP BY|HAVING|ORDER BY|LIMIT|OFFSET|UNION|OVER|INTERVAL|IN \\.\\.\\. SELECT)',
);

/** A name of any kind that entries have. */
interface Named {
  readonly kind: NameKind | RequiredKind;
  readonly name: string;
}

/** Whether every server has something: two entries that share it need not have anything in common. */
export function isEverywhere({kind, name}: Named): boolean {
  return EVERYWHERE.test(`${kind} ${name}`);
}

/** Whether a name tells much about a server that has it. */
export function isTelling({kind, name}: Named): boolean {
  return !isEverywhere({kind, name}) && !COMMON.test(`${kind} ${name}`);
}

/** Whether what an entry requires is what every server has; so it is if nothing is known of it. */
export function isOfEveryServer(requirement: Requirement | undefined): boolean {
  if (requirement === undefined || requirement === 'every server') return true;
  if ('not' in requirement) return false;
  if ('any' in requirement) return requirement.any.some(isOfEveryServer);
  if ('all' in requirement) return requirement.all.every(isOfEveryServer);
  const {kind, names} = requirement;
  return names.some((name) => isEverywhere({kind, name}));
}
