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

export const linkTarget: Rule = {
  id: 'link-target',
  severity: 'error',
  reason: 'A link inside the site leads to a page and an anchor that are there.',
  examples: [
    {source: '- Read [2023](/whats-new/changelog/2023#2312). (#65001 by @alice)\n'},
    {
      source: '- Read [2023](/whats-new/changelog/2032). (#65001 by @alice)\n',
      message:
        'Unexpected link to /whats-new/changelog/2032, ' +
        'expected a page of this site or an address with https://: did you mean /whats-new/changelog/2023?',
    },
    {
      source: '- Read [24.8](#284). (#65001 by @alice)\n',
      message: 'Unexpected link to #284, expected an anchor of that page',
    },
  ],
  check,
};
