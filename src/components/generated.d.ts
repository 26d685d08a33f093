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
  const front: import('../changelog/render/front-page').FrontPage;
  export default front;
}
declare module '@generated/changelog/default/planner.json' {
  const planner: import('../changelog/wire/plan-data').PlannerData;
  export default planner;
}
declare module '@generated/changelog/default/what-you-run.json' {
  const statement: string;
  export default statement;
}
/** Whether the bundle holds static content: src/static-html/index.ts. */
declare const __STATIC_HTML_INLINE__: boolean;
