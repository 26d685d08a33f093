/** Written by `src/plugins/changelog` at each build and at each change in the live-editing server. */
declare module '@generated/changelog/default/manifest.json' {
  const manifest: import('../changelog/wire/manifest').Manifest;
  export default manifest;
}
declare module '@generated/changelog/default/lines.json' {
  const lines: import('../changelog/wire/manifest').LineFiles;
  export default lines;
}
declare module '@generated/changelog/default/front-page.json' {
  const releases: readonly import('../changelog/render/release-head').FrontRelease[];
  export default releases;
}
declare module '@generated/changelog/default/planner.json' {
  const planner: import('../changelog/wire/plan-data').PlannerData;
  export default planner;
}
declare module '@generated/changelog/default/what-you-run.json' {
  const statement: string;
  export default statement;
}
