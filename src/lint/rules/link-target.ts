import {pageAnchors} from '../../changelog/model/anchors';
import {didYouMean} from '../../changelog/model/nearest';
import {links} from '../links';
import type {Page, Rule, RuleReport} from '../rule';

function check(page: Page, report: RuleReport): void {
  const own = new Set(pageAnchors(page.year.releases));
  for (const {url, position} of links(page)) {
    if (/^[a-z][a-z+.-]*:/i.test(url)) continue;
    const [address = '', anchor] = url.split('#');
    if (address !== '' && !page.documents.has(address)) {
      report(`Unexpected link to ${address}, expected a page of this site or an address with https://`, position, {
        hint: didYouMean(address, page.documents.keys()),
      });
      continue;
    }
    const anchors = address === '' ? own : page.documents.get(address);
    if (anchor && anchors && !anchors.has(anchor))
      report(`Unexpected link to #${anchor}, expected an anchor of that page`, position, {
        hint: didYouMean(anchor, anchors),
      });
  }
}

export const linkTarget: Rule = {id: 'link-target', severity: 'error', check};
