// The dictionaries of cspell: American English, and words of software.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';

const folderOf = (name: string): string => path.dirname(require.resolve(`@cspell/dict-${name}`));

/** Reads them, which takes a third of a second. `near` gives the words that look like one. */
export async function readDictionaries() {
  // The package has no entry for `require`.
  const {decodeTrie, parseDictionary} = await import('cspell-trie-lib');
  const english = decodeTrie(gunzipSync(readFileSync(path.join(folderOf('en_us'), 'en_US.trie.gz'))));
  const terms = path.join(folderOf('software-terms'), 'dict');
  const software = ['software-tools', 'networkingTerms', 'webServices', 'coding-compound-terms']
    .map((name) => readFileSync(path.join(terms, `${name}.txt`), 'utf8'))
    .concat(gunzipSync(readFileSync(path.join(terms, 'softwareTerms.txt.gz'))).toString());
  const all = [english, ...software.map((text) => parseDictionary(text))];
  return {
    has: (word: string): boolean => all.some((words) => words.has(word) || words.has(word.toLowerCase())),
    // By default a search ends after a second, on a busy machine with fewer words.
    near: (word: string): string[] =>
      english.suggest(word, {numSuggestions: 2, ignoreCase: false, timeout: 10_000}).slice(0, 2),
  };
}
