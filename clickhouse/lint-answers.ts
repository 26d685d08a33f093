import {questionsOf} from '../src/lint/lint';
import type {Page} from '../src/lint/rule';
import {Engine, hasEngine} from './engine';

/** Asks the server what lint wants to know of the pages, for `Context.answers`; undefined if it is not installed. */
export async function askAbout(pages: readonly Page[]): Promise<ReadonlyMap<string, string> | undefined> {
  if (!hasEngine()) return undefined;
  const questions = [...new Set(pages.flatMap(questionsOf))];
  const engine = new Engine();
  const answers = questions.length > 0 ? await engine.ask(questions) : [];
  engine.stop();
  return new Map(answers.map((answer, index) => [questions[index]!, 'error' in answer ? answer.error : '']));
}
