// Runs the claims of the years that are named, or all: `npm run claims -- 2024 [pr-65519 …]`. With --fill, what the
// server answers is written below the statements that have no answer yet: read it, and compare it with the entry.
import {parseArgs} from 'node:util';
import {addLines, answerLines, judge, readClaimFiles} from './claims';
import {Engine} from './engine';

async function main({fill}: {readonly fill: boolean}, names: readonly string[]): Promise<void> {
  const engine = new Engine();
  for (const {file, text, claims} of readClaimFiles(names)) {
    const added = new Map<number, readonly string[]>();
    let failed = 0;
    for (const {steps} of claims) {
      const answers = await engine.ask(steps.map(({sql}) => sql));
      const wrong = steps.flatMap((step, index) => {
        const answer = answers[index]!;
        const isOpen = step.expected === undefined && !step.servers && !('result' in answer && answer.result === '');
        if (!fill || !isOpen) return judge(step, answer, file) ?? [];
        added.set(step.line, answerLines(answer));
        return [];
      });
      for (const each of wrong) console.log(`${each}\n`);
      if (wrong.length > 0) failed++;
    }
    addLines(file, text, added);
    console.log(`${file}: ${claims.length - failed} claims hold, ${failed} do not`);
    if (failed > 0) process.exitCode = 1;
  }
  engine.stop();
}

const {values, positionals} = parseArgs({allowPositionals: true, options: {fill: {type: 'boolean', default: false}}});
main(values, positionals).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
