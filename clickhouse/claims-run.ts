// Runs the claims of the years that are named, or all: `npm run claims -- 2024 [pr-65519 …]`. What the server answers
// otherwise is printed as lines of a claim.
import {judge, readClaimFiles} from './claims';
import {Engine} from './engine';

async function main(names: readonly string[]): Promise<void> {
  const engine = new Engine();
  for (const {file, claims} of readClaimFiles(names)) {
    let failed = 0;
    for (const {steps} of claims) {
      const answers = await engine.ask(steps.map(({sql}) => sql));
      const wrong = steps.flatMap((step, index) => judge(step, answers[index]!, file) ?? []);
      for (const each of wrong) console.log(`${each}\n`);
      if (wrong.length > 0) failed++;
    }
    console.log(`${file}: ${claims.length - failed} claims hold, ${failed} do not`);
    if (failed > 0) process.exitCode = 1;
  }
  engine.stop();
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
