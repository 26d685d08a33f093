import type {Name} from '../model/named-items';
import type {UndoScope} from '../model/undo';

/** A setting with its value, as a pasted text has it. Names may be no settings at all: only a catalogue knows. */
export interface PastedSetting {
  readonly setting: string;
  /** Without quotes; undefined if the text has none. */
  readonly value?: string;
  /** Where it is set, if the text says so. */
  readonly scope?: UndoScope;
  /** Where it stands: after `SET` or `SETTINGS`, in the list of what runs, in a row of a table, or in any assignment. */
  readonly of: 'sql' | 'list' | 'row' | 'assignment';
}

/** What verdicts need of a pasted text. */
export interface PastedNames {
  readonly text: string;
  /** Whether it has a list that `what-you-run.sql` printed. */
  readonly hasList: boolean;
  readonly settings: readonly PastedSetting[];
  /** Lines of the list that cannot be read. */
  readonly unread: readonly string[];
  /** Whether it has a name. */
  readonly has: (name: Pick<Name, 'kind' | 'name'>) => boolean;
  /** Whether it has a statement, `LIVE VIEW`. */
  readonly hasStatement: (name: string) => boolean;
}
