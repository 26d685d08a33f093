import {pageAnchors} from '../../changelog/model/anchors';
import {didYouMean} from '../../changelog/model/nearest';
import type {Rule} from '../rule';

export const linkTarget: Rule = {
  link({url, position}, report, {documents, year}) {
    if (/^[a-z][a-z+.-]*:/i.test(url)) return;
    const [address = '', anchor] = url.split('#');
    const anchors = address === '' ? new Set(pageAnchors(year.releases)) : documents.get(address);
    if (address !== '' && !documents.has(address))
      report(
        `link to ${address}, expected a page of this site or an address with https://`,
        position,
        didYouMean(address, documents.keys()),
      );
    else if (anchor && anchors && !anchors.has(anchor))
      report(`link to #${anchor}, expected an anchor of that page`, position, didYouMean(anchor, anchors));
  },
};
