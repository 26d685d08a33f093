import {links} from '../links';
import type {Page, Rule, RuleReport} from '../rule';

/** Hosts of old papers and pages that answer to http: only. */
const WITHOUT_HTTPS = ['infolab.stanford.edu'];

function check(page: Page, report: RuleReport): void {
  for (const {url, position} of links(page)) {
    if (WITHOUT_HTTPS.includes(/^http:\/\/([^/]+)/i.exec(url)?.[1] ?? '')) continue;
    if (/^http:/i.test(url))
      report(`Unexpected address ${url}, expected ${url.replace(/^http:/i, 'https:')}`, position, {
        expected: [url.replace(/^http:/i, 'https:')],
      });
    else if (/^[a-z][a-z+.-]*:/i.test(url) && !/^(?:https:\/\/[^/.]+\.[^/]+|mailto:\S)/.test(url))
      report(`Unexpected address ${url}, expected one that begins with https:// and a host`, position);
  }
}

export const linkHttp: Rule = {id: 'link-http', severity: 'error', check};
