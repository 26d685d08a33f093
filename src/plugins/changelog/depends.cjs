// Loader: makes a page depend on the files that its content is made from, so that neither the live-editing
// server nor the bundler's cache shows an old state of it. Plain JavaScript, since the bundler loads it itself.
/**
 * @this {{getOptions(): {files: string[]}, addDependency(file: string): void}}
 * @param {string} source
 */
module.exports = function depends(source) {
  for (const file of this.getOptions().files) this.addDependency(file);
  return source;
};
