// Runs inline at the head of every page: a phone's menu opens before the framework is there. It holds the links that
// the page has and looks as Docusaurus' own, which takes its place once it has been closed.
(() => {
  const CLOSE =
    '<svg viewBox="0 0 15 15" width="21" height="21" stroke="var(--ifm-color-emphasis-600)" stroke-width="1.2" ' +
    'aria-hidden="true"><path d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></svg>';

  function element<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    className: string,
    ...children: (Element | undefined)[]
  ) {
    const made = document.createElement(tag);
    made.className = className;
    made.append(...children.flatMap((child) => child ?? []));
    return made;
  }
  const copy = (selector: string) => document.querySelector(selector)?.cloneNode(true) as Element | undefined;

  function siteLinks() {
    const list = element('ul', 'menu__list');
    for (const link of document.querySelectorAll('.navbar__items .navbar__link')) {
      const item = link.cloneNode(true) as Element;
      item.className = `menu__link${link.hasAttribute('aria-current') ? ' menu__link--active' : ''}`;
      list.append(element('li', 'menu__list-item', item));
    }
    return list;
  }

  function open() {
    const menu = element('dialog', 'navbar-sidebar');
    menu.setAttribute('aria-label', 'Menu');
    const close = element('button', 'clean-btn navbar-sidebar__close');
    close.addEventListener('click', () => menu.close());
    close.setAttribute('aria-label', 'Close navigation bar');
    // HTML of ours: the sign above.
    close.innerHTML = CLOSE;
    const theme = copy('[class*=colorModeToggle]');
    // In the navbar of a phone it is hidden by one of its classes.
    if (theme) theme.className = theme.className.replace(/\S*colorModeToggle\S*/, 'margin-right--md');
    const list = element('div', 'navbar-sidebar__item menu', copy('.theme-doc-sidebar-menu'), siteLinks());
    const panels = element('div', 'navbar-sidebar__items', list);
    menu.append(element('div', 'navbar-sidebar__brand', copy('.navbar__brand'), theme, close), panels);
    const shown = element('div', 'navbar-sidebar--show', menu);
    menu.addEventListener('click', ({target}) => target === menu && menu.close()); // beside it
    menu.addEventListener('close', () => shown.remove());
    matchMedia('(min-width: 997px)').addEventListener('change', () => menu.close(), {once: true});
    document.body.append(shown);
    menu.showModal();
  }

  addEventListener(
    'click',
    (event) => {
      const toggle = event.target instanceof Element && event.target.closest('.navbar__toggle');
      if (!toggle || document.documentElement.dataset.hasHydrated === 'true') return;
      event.preventDefault();
      event.stopPropagation();
      open();
    },
    true,
  );
})();
