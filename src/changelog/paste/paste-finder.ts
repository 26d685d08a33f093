import {append} from '../model/group';
import {TableColumns} from '../names/table-columns';
import {families, type Paste} from './paste';
import {cases, hasName, isMeant, isPlain, type PasteName} from './rules';
import {isOfKind, type RunItem} from './run-list';

/**
 * Finds the names of a list, by their indices, in pasted text of any kind: queries, DDL, tables of settings,
 * configuration, error messages. Made once for each list.
 */
export class PasteFinder {
  private readonly byWord = new Map<string, number[]>();
  /** Those that the server takes in any case, by their small letters. */
  private readonly anyCase = new Map<string, number[]>();
  private readonly columns = new TableColumns<number>();
  /** `ALTER TABLE ... FREEZE` has two parts. */
  private readonly statements: {index: number; parts: string[]}[] = [];
  private readonly beginnings: {text: string; index: number}[] = [];

  constructor(private readonly names: readonly PasteName[]) {
    for (const [index, each] of names.entries()) {
      const {kind, name, aliases = [], anyCase} = each;
      if (kind === 'statement') {
        const parts = name.toUpperCase().split(' ... ');
        this.statements.push({index, parts: parts.map((part) => (part.match(/[A-Z_]{2,}/g) ?? []).join(' '))});
        continue;
      }
      for (const word of new Set([name, ...aliases].flatMap((one) => cases(each, one)))) {
        append(this.byWord, word, index);
        if (anyCase) append(this.anyCase, word.toLowerCase(), index);
      }
      if (kind === 'configuration' && name.includes('.')) append(this.byWord, name.slice(0, name.indexOf('.')), index);
      if (name.endsWith('*')) this.beginnings.push({text: name.slice(0, -1), index});
      this.columns.add({kind, name}, index);
    }
  }

  private candidates(word: string): readonly number[] {
    const begun = this.beginnings.flatMap(({text, index}) => (word.startsWith(text) ? index : []));
    return [...(this.byWord.get(word) ?? []), ...(this.anyCase.get(word.toLowerCase()) ?? []), ...begun];
  }

  /** The names that an item of a list means: of its kind, whatever stands around it. */
  private meant(item: RunItem): number[] {
    if (item.kind === 'statement')
      return this.statements.flatMap(({index}) =>
        !isPlain(item.name) && hasName(this.names[index]!.name, item.name) ? index : [],
      );
    const name = item.kind === 'combinator' ? `-${item.name}` : item.name;
    return [name, ...families(name)].flatMap((word) =>
      this.candidates(word).filter((index) => isOfKind(item, this.names[index]!)),
    );
  }

  /** The indices of the names that a paste has. In a text, a column counts only if its table is there too. */
  find({words, hasPhrase, run = []}: Paste): Set<number> {
    const statements = this.statements.flatMap(({index, parts}) => (parts.every(hasPhrase) ? index : []));
    const found = new Set([...run.flatMap((item) => this.meant(item)), ...statements]);
    for (const [word, places] of words)
      for (const index of this.candidates(word)) {
        if (!found.has(index) && isMeant({...this.names[index]!, name: word}, places)) found.add(index);
      }
    const named = new Set(words.keys());
    return new Set([...found, ...this.columns.named(named, named)]);
  }
}
