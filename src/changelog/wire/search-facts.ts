import type {Line} from '../model/patch-release';

/** What the search knows beside entries and names: small, and fetched before them. */
export interface SearchFacts {
  /** The patch releases of all lines, newest line first: numbers alone. */
  readonly patches: readonly Line[];
  /** What people paste who meet a bug, by the pull request of its fix. */
  readonly messages: readonly (readonly [pullRequest: number, message: string])[];
  /** The names of the server's errors, by their code. */
  readonly errors: Readonly<Record<string, string>>;
}
