import {pageAnchors} from '../../changelog/model/anchors';
import {didYouMean} from '../../changelog/model/nearest';
import {oncePer} from '../../changelog/model/once';
import type {Year} from '../../changelog/model/records';
import {addressOfYear} from '../fix/addresses';
import type {Rule} from '../rule';

export const anchorsOf = oncePer(({releases}: Year) => new Set(pageAnchors(releases)));

export const linkTarget: Rule = {
  link({url, position}, report, {documents, year}) {
    if (/^[a-z][a-z+.-]*:/i.test(url)) return;
    const [address = '', anchor] = url.split('#');
    const anchors = address === '' ? anchorsOf(year) : documents.get(address);
    if (address !== '' && !documents.has(address)) {
      const own = addressOfYear(address, documents);
      report(
        `link to ${address}, expected ${own ?? 'a page of this site or an address with https://'}`,
        position,
        own ? 'run `npm run fix`' : didYouMean(address, documents.keys()),
      );
    } else if (anchor && anchors && !anchors.has(anchor))
      report(`link to #${anchor}, expected an anchor of that page`, position, didYouMean(anchor, anchors));
  },
};
