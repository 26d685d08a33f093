/** Fetches the dialog and all that it needs but the data. */
export async function loadDialog() {
  return (await import(/* webpackChunkName: "search-dialog" */ './SearchDialog')).default;
}
