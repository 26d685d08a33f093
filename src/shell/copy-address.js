// Runs inline at the head of every page: a click on an entry's # copies its address, says so, and moves nothing.
(() => {
  /** @type {HTMLElement | undefined} */
  let status;
  /** @param {string} text */
  function say(text) {
    const said = status ?? document.createElement('p');
    status = said;
    said.className = 'said';
    said.setAttribute('role', 'status');
    if (!said.isConnected) document.body.append(said);
    // A screen reader tells what changes in an element that it knows already.
    setTimeout(() => {
      said.textContent = text;
    });
  }
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let end;
  addEventListener('click', async (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!link.hash || link.closest('li')?.id !== decodeURIComponent(link.hash.slice(1))) return;
    event.preventDefault();
    clearTimeout(end);
    try {
      await navigator.clipboard.writeText(link.href);
      say('Address copied');
      end = setTimeout(() => say(''), 4000);
    } catch {
      say(`Not copied: the browser does not allow it. The address is ${link.href}`);
      end = setTimeout(() => say(''), 20000);
    }
  });
})();
