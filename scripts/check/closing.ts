import type {Done} from './stage';

/** So many tests may need their second try: a machine is busy at times. More of them are a fault of the tests. */
const MOST_FLAKY = 2;

/** The lines that close the checks, and whether all is well. */
export function closing(stages: readonly Done[], seconds: number): {lines: string[]; ok: boolean} {
  const flaky = stages.flatMap((stage) => stage.flaky);
  const sum = (of: (stage: Done) => number): number => stages.reduce((all, stage) => all + of(stage), 0);
  const tooMany = flaky.length > MOST_FLAKY;
  const failed = sum((stage) => stage.failed) + (tooMany ? 1 : 0);
  const row = (title: string, time: number, passed: number, wrong: number): string =>
    `${title.padEnd(34)}${time.toFixed(0).padStart(5)} s${String(passed).padStart(7)} passed${String(wrong).padStart(5)} failed`;
  return {
    lines: [
      ...stages.map((stage) => row(stage.title, stage.seconds, stage.passed, stage.failed)),
      ...flaky.map((test) => `Needed a second try: ${test}`),
      ...(tooMany ? [`Unexpected ${flaky.length} tests that need a second try, expected at most ${MOST_FLAKY}`] : []),
      `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`,
      `${sum((stage) => stage.passed)} passed, ${failed} failed`,
    ],
    ok: failed === 0,
  };
}
