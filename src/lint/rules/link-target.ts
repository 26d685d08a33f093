import {pageAnchors} from '../../changelog/model/anchors';
import {didYouMean} from '../../changelog/model/nearest';
import {oncePer} from '../../changelog/model/once';
import type {Year} from '../../changelog/model/records';
import type {Page, Rule} from '../rule';

/** The route of a year's page that has another one than its number. */
function addressOfYear(address: string, documents: Page['documents']): string | undefined {
  const year = /\/(20\d\d)$/.exec(address)?.[1];
  const anchors = year && documents.get(`./${year}.mdx`);
  const route = anchors && [...documents].find(([each, its]) => its === anchors && each.startsWith('/'))?.[0];
  return route && `the address of ${year} is ${route}`;
}

const anchorsOf = oncePer(({releases}: Year) => new Set(pageAnchors(releases)));

export const linkTarget: Rule = {
  link({url, position}, report, {documents, year}) {
    if (/^[a-z][a-z+.-]*:/i.test(url)) return;
    const [address = '', anchor] = url.split('#');
    const anchors = address === '' ? anchorsOf(year) : documents.get(address);
    if (address !== '' && !documents.has(address))
      report(
        `link to ${address}, expected a page of this site or an address with https://`,
        position,
        addressOfYear(address, documents) ?? didYouMean(address, documents.keys()),
      );
    else if (anchor && anchors && !anchors.has(anchor))
      report(`link to #${anchor}, expected an anchor of that page`, position, didYouMean(anchor, anchors));
  },
};
