// Checks all years' pages, the lists and the lines' patch releases beside them, with the warnings of changed lines; or what
// is named, a year or a file, with all its warnings: `npm run lint:content -- 2024 docs/…/names.tsv`.
// GitHub Actions shows it on the lines of a pull request, by .github/lint-content.json.
import {readDictionaries} from '../src/files/dictionaries';
import {readContent} from './content';
import {report} from './report';

const words = process.argv.slice(2);
void readDictionaries().then((dictionary) => report(readContent('.', dictionary), words, words.length === 0));
