/** Fetches what stands in the dialog below the field, and all that it needs but the data. */
export async function loadPanel() {
  return (await import(/* webpackChunkName: "search-panel" */ './SearchPanel')).default;
}
