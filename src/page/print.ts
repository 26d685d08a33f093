/** A printer leaves out the dark background but not the pale letters. */
if (typeof document !== 'undefined') {
  const {dataset} = document.documentElement;
  let theme: string | undefined;
  window.addEventListener('beforeprint', () => {
    theme = dataset.theme;
    dataset.theme = 'light';
  });
  window.addEventListener('afterprint', () => (dataset.theme = theme));
}
