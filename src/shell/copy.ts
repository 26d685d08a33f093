// Runs inline at the head of every page: a click on the # of an entry or a heading copies its address, one on the button
// behind a setting copies the setting; it says so, and moves nothing.
(() => {
  const said = document.createElement('p');
  said.className = 'said';
  said.setAttribute('role', 'status');
  function say(text: string): void {
    if (!said.isConnected) document.body.append(said);
    // A screen reader tells what changes in an element that it knows already.
    setTimeout(() => {
      said.textContent = text;
    });
  }
  let end: ReturnType<typeof setTimeout> | undefined;
  /** What a click asks to copy, and its name. */
  function asked(clicked: Element): [name: string, text: string] | undefined {
    const codes = clicked.matches('.release li > p button')
      ? clicked.parentElement?.querySelectorAll('code')
      : undefined;
    if (codes) return ['Setting', [...codes].map((code) => code.textContent).join(', ')];
    const link = clicked.closest('a');
    const own = link?.hash && link.closest('li, h2, h3')?.id === decodeURIComponent(link.hash.slice(1));
    return own ? ['Address', link.href] : undefined;
  }
  addEventListener(
    'click',
    async (event) => {
      const [name, text] = (event.target instanceof Element && asked(event.target)) || [];
      if (!text || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      clearTimeout(end);
      try {
        await navigator.clipboard.writeText(text);
        say(`${name} copied`);
        end = setTimeout(() => say(''), 4000);
      } catch {
        say(`Not copied: the browser does not allow it. ${name}: ${text}`);
        end = setTimeout(() => say(''), 20000);
      }
    },
    true,
  );
})();
