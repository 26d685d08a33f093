// The server's history of its defaults, as `clickhouse/servers.py catalogue` writes it down.

/** One change of a default. */
export interface DefaultChange {
  /** The release that came with it, `24.8`. */
  readonly release: string;
  readonly scope: 'query' | 'merge-tree';
  readonly setting: string;
  /** The value until then, without quotes; of a new setting, what the server did until then. */
  readonly before: string;
  /** The value since; equal to `before` where a new setting changes nothing. */
  readonly after: string;
  /** Whether the server's reason says that the setting is new. Not every reason does. */
  readonly isNew: boolean;
  /** Whether it is of ClickHouse Cloud alone. */
  readonly isCloud: boolean;
}

/** The key of a setting among those of all scopes. */
export function settingKey({scope, setting}: {readonly scope: string; readonly setting: string}): string {
  return `${scope} ${setting}`;
}

/**
 * The value of a setting that a field of the files stands for: an empty one would be lost at the end of a line. Characters
 * that would break a line or a field are written as in ClickHouse's own TSV, and that is as in JSON.
 */
export function ofField(field: string): string {
  return field === "''" ? '' : field.replace(/\\[\\tnr]/g, (escape) => JSON.parse(`"${escape}"`) as string);
}

/** The lines of a file of the server, each as its fields; those with `#` say how it was made. */
export function serverLines(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** Reads `defaults.tsv`, oldest release first. */
export function readDefaults(text: string): DefaultChange[] {
  return serverLines(text).map(([release, scope, setting, before, after, ...marks]) => ({
    release: release!,
    scope: scope as DefaultChange['scope'],
    setting: setting!,
    before: ofField(before!),
    after: ofField(after!),
    isNew: marks.includes('new'),
    isCloud: marks.includes('cloud'),
  }));
}
