import type {Done} from './stage';

/** So many tests may need their second try: a machine is busy at times. More of them are a fault of the tests. */
const MOST_FLAKY = 2;

/** `Types   61 s      1 passed    0 failed`, in columns. */
function row({title, seconds, passed, failed}: Done): string {
  const cells = [
    `${seconds.toFixed(0)} s`.padStart(7),
    `${passed} passed`.padStart(14),
    `${failed} failed`.padStart(12),
  ];
  return title.padEnd(32) + cells.join('');
}

/** The lines that close the checks, and whether all is well. */
export function closing(stages: readonly Done[], seconds: number): {lines: string[]; ok: boolean} {
  const flaky = stages.flatMap((stage) => stage.flaky);
  const tooMany = flaky.length > MOST_FLAKY;
  const passed = stages.reduce((sum, stage) => sum + stage.passed, 0);
  const failed = stages.reduce((sum, stage) => sum + stage.failed, tooMany ? 1 : 0);
  return {
    lines: [
      ...stages.map(row),
      ...flaky.map((test) => `Needed a second try: ${test}`),
      ...(tooMany ? [`Unexpected ${flaky.length} tests that need a second try, expected at most ${MOST_FLAKY}`] : []),
      `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`,
      `${passed} passed, ${failed} failed`,
    ],
    ok: failed === 0,
  };
}
