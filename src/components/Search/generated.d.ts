/** Written by `src/plugins/changelog` at each build and at each change in the live-editing server. */
declare module '@generated/changelog/default/search.json' {
  const data: import('../../search/types').SearchData;
  export default data;
}
