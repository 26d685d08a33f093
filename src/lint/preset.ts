// The generic rules of this changelog: those that remark-lint and retext have.
import type {Root} from 'mdast';
import remarkLintNoEmptyUrl from 'remark-lint-no-empty-url';
import retextContractions from 'retext-contractions';
import retextEnglish from 'retext-english';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {VFileMessage} from 'vfile-message';
import {type Problem, ruleCollector, startOf} from '../changelog/parse/problems';
import type {Page, Prose} from './rule';

const markdown = unified().use(remarkLintNoEmptyUrl).freeze();

const english = unified()
  .use(retextEnglish)
  .use(retextContractions, {straight: true})
  .use(retextRepeatedWords)
  .freeze();

/** Rules of retext and of the dictionaries that only a person can judge. */
export const WARNINGS: readonly string[] = ['contractions', 'spelling'];

/** The message in the form of all others: some libraries have another one. */
function reasonOf({reason, actual}: VFileMessage, ruleId: string): string {
  if (ruleId === 'repeated-words') return `"${actual}" a second time, expected the word once`;
  return reason.replace(/^Unexpected /, '');
}

function problemsOf({messages}: VFile, placeOf: (message: VFileMessage) => VFileMessage['place']): Problem[] {
  return messages.flatMap((message) => {
    // The ids of retext's messages are those of what they found.
    const ruleId = /^retext-(.*)/.exec(message.source!)?.[1] ?? message.ruleId!;
    const {problems, report} = ruleCollector(ruleId, !WARNINGS.includes(ruleId));
    report(reasonOf(message, ruleId), placeOf(message));
    return problems;
  });
}

/** What remark-lint says of a page. */
export function checkMarkdown({tree, text}: {readonly tree: Root} & Pick<Page, 'text'>): Problem[] {
  const file = new VFile(text);
  markdown.runSync(tree, file);
  return problemsOf(file, ({place}) => place);
}

/** What retext says of texts, with places in their source. It takes a second for a thousand entries. */
export function checkEnglish(texts: readonly Prose[]): Problem[] {
  const file = new VFile(texts.map(({text}) => text).join('\n\n'));
  let end = 0;
  const starts = texts.map(({text}) => {
    const start = end;
    end += text.length + 2;
    return start;
  });
  english.runSync(english.parse(file), file);
  return problemsOf(file, ({place}) => {
    const {offset = 0} = startOf(place);
    const index = starts.findLastIndex((start) => start <= offset);
    return texts[index]!.at(offset - starts[index]!);
  });
}
