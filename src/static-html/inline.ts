/**
 * The constant that says whether a bundle holds static content as strings: true in the bundle that
 * renders the pages at build time and in the live-editing server, false in what browsers get.
 */
export const INLINE = '__STATIC_HTML_INLINE__';
