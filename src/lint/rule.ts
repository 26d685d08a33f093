import type {Root} from 'mdast';
import type {Point, Position} from 'unist';
import type {Name} from '../changelog/model/named-items';
import type {Authors, Entry, Release, Section, Year} from '../changelog/model/records';
import type {Problem} from '../changelog/parse/problems';
import type {Sources} from '../changelog/parse/records';

/** An error stops a merge; a warning is for a person to weigh. */
type Severity = 'error' | 'warning';

/** What the rules know from outside a page. */
export interface Context {
  readonly authors: Authors;
  /** Named items of the server. */
  readonly names: readonly Name[];
  /** The page's published anchors, in page order. */
  readonly published: readonly string[];
  /** Every document by the addresses that a link may give it, with its anchors where they are known. */
  readonly documents: ReadonlyMap<string, ReadonlySet<string> | undefined>;
}

/** A year's page as the rules see it. */
export interface Page extends Context {
  /** Its name, `2024.mdx`. */
  readonly name: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** Its blocks, for rules about how things are written. */
  readonly tree: Root;
  /** What it says. */
  readonly year: Year;
  readonly sources: Sources;
}

/** Where a release's or section's heading, or an entry's bullet, stands. */
export function placeOf({sources}: Pick<Page, 'sources'>, record: Release | Section | Entry): Position {
  return sources.get(record)!.node.position!;
}

interface ReportOptions {
  /** What may stand there instead, as an editor's quick fix wants it. */
  readonly expected?: readonly string[];
  readonly hint?: string | undefined;
}

/** Reports `Unexpected X, expected Y` at a place. */
export type RuleReport = (reason: string, place: Point | Position | undefined, options?: ReportOptions) => void;

/** A rule of lint. `CONTRIBUTING.md` says why it is there, with examples that are its tests. */
export interface Rule {
  /** The `ruleId` of its messages. */
  readonly id: string;
  readonly severity: Severity;
  readonly check: (page: Page, report: RuleReport) => void;
}

/** A finding with the rule that made it: remark-lint's conventions, `fatal` true for errors and false for warnings. */
export type Finding = Problem;
