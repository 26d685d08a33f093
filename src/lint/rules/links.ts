import {toString} from 'mdast-util-to-string';
import {didYouMean} from '../../changelog/model/nearest';
import {anchorsOf, type Context, type Rule} from '../rule';

/** Hosts that answer to http: only. */
const WITHOUT_HTTPS = ['infolab.stanford.edu'];

export const linkHttp: Rule = {
  link({url, position}, report) {
    if (WITHOUT_HTTPS.includes(/^http:\/\/([^/]+)/i.exec(url)?.[1] ?? '')) return;
    const expected = url.replace(/^http:/i, 'https:');
    if (expected !== url) report(`address ${url}, expected ${expected}`, position);
    else if (/^[a-z][a-z+.-]*:/i.test(url) && !/^(?:https:\/\/[^/.]+\.[^/]+|mailto:\S)/.test(url))
      report(`address ${url}, expected one that begins with https:// and a host`, position);
  },
};

/** The address of a year's page that has another one than its number, as `/whats-new/changelog/2025` asks for it. */
function addressOfYear(address: string, documents: Context['documents']): string | undefined {
  const year = /\/(20\d\d)$/.exec(address)?.[1];
  const anchors = year && documents.get(`./${year}.mdx`);
  return anchors && [...documents].find(([each, its]) => its === anchors && each.startsWith('/'))?.[0];
}

export const linkTarget: Rule = {
  link(link, report, {documents, year, moved}) {
    const {url, position} = link;
    if (/^[a-z][a-z+.-]*:/i.test(url)) return;
    const [address = '', anchor] = url.split('#');
    const anchors = address === '' ? anchorsOf(year) : documents.get(address);
    const own = addressOfYear(address, documents);
    if (address === '' || documents.has(address)) {
      if (anchor && anchors && !anchors.has(anchor))
        report(
          `link to #${anchor}, expected an anchor of that page`,
          position,
          moved?.has(anchor) ? `it leads to #${moved.get(anchor)} now` : didYouMean(anchor, anchors),
        );
    } else if (own === undefined)
      report(
        `link to ${address}, expected a page of this site or an address with https://`,
        position,
        didYouMean(address, documents.keys()),
      );
    else {
      // The address ends right before the closing parenthesis.
      const {end} = position!;
      const place = {start: {...end, column: end.column - 1 - url.length}, end: {...end, column: end.column - 1}};
      report(`link to ${address}, expected ${own}`, place, undefined, url.replace(address, own));
    }
  },
};

const EMPTY_WORDS = /^(?:|here|click here|this|this link|link|more|read more|see here)$/i;

export const linkText: Rule = {
  link(link, report) {
    const text = toString(link).trim();
    if (EMPTY_WORDS.test(text)) report(`link text "${text}", expected words that say where it leads`, link.position);
  },
};
