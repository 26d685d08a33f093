/** Written by `src/plugins/changelog` at each build and at each change in the live-editing server. */
declare module '@generated/changelog/default/manifest.json' {
  const manifest: import('../changelog/wire/manifest').Manifest;
  export default manifest;
}
declare module '@generated/changelog/default/lines.json' {
  const lines: import('../changelog/wire/manifest').LineFiles;
  export default lines;
}
/** The summary of the newest release. */
declare module '@generated/changelog/default/summary.json' {
  const summary: readonly import('../changelog/model/records').Text[];
  export default summary;
}
declare module '@generated/changelog/default/planner.json' {
  const planner: import('../changelog/wire/plan-data').PlannerData;
  export default planner;
}
declare module '@generated/changelog/default/what-you-run.json' {
  const statement: string;
  export default statement;
}
