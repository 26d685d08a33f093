import {Parser} from 'htmlparser2';

/** The types of a script element that hold data; a browser runs no such element. */
const DATA = new Set(['application/ld+json', 'application/json']);

/**
 * What a policy must know about a page: the texts of the scripts that stand in it, and the place for the policy, an
 * offset into the page behind the element that names the encoding and before anything that the policy is about.
 * @throws Error where the page names no encoding.
 */
export function pageScripts(html: string) {
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
