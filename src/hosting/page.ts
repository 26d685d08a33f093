import {Parser} from 'htmlparser2';

/** The types of a script element that hold data, or what start.js loads later; a browser runs no such element. */
const DATA = new Set(['application/ld+json', 'application/json', 'text/later']);

/** What a policy must know about a page. */
export interface PageScripts {
  /** The texts of the scripts that stand in the page itself. */
  readonly inline: readonly string[];
  /** Where the policy is to be put, an offset into the page's text: before anything that it is about. */
  readonly place: number;
}

/**
 * Finds the inline scripts of a page, and the place for its policy: behind the element that names the encoding.
 * @throws Error where the page names no encoding.
 */
export function pageScripts(html: string): PageScripts {
  const inline: string[] = [];
  let place: number | undefined;
  let running = false;
  const parser = new Parser({
    onopentag(name, {charset, type, src}) {
      if (name === 'meta' && charset !== undefined) place ??= parser.endIndex + 1;
      running = name === 'script' && src === undefined && !DATA.has(type ?? '');
      if (running) inline.push('');
    },
    ontext(text) {
      if (running) inline[inline.length - 1] += text;
    },
    onclosetag() {
      running = false;
    },
  });
  parser.end(html);
  if (place === undefined)
    throw new Error('Unexpected page without <meta charset>, expected one: the policy goes behind it');
  return {inline, place};
}

/** The page with a policy that holds from `place` on. */
export function withPolicy(html: string, place: number, policy: string): string {
  return `${html.slice(0, place)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(place)}`;
}
