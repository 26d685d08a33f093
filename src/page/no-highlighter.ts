/**
 * Stands in for the theme's client module that loads languages into the highlighter: no code is highlighted in the
 * browser.
 */
export {};
