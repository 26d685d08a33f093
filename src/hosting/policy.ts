import {createHash} from 'node:crypto';

/** What a script element's text must hash to, in the form that a policy takes: `'sha256-…'`. */
function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The Content-Security-Policy of a page: nothing from elsewhere, and of the scripts in the page only these. Attributes
 * named `style` carry widths of bars and what the theme hides, so they are let through; style elements are not.
 * @param scripts the texts of the script elements
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentPolicy(scripts: readonly string[]): string {
  const directives = {
    // Not 'none': Firefox applies this directive to what a page fetches ahead.
    'default-src': "'self'",
    'script-src': ["'self'", ...new Set(scripts.map(scriptHash))].join(' '),
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'frame-src': "'none'",
    'object-src': "'none'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
