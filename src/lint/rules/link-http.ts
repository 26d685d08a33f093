import type {Rule} from '../rule';

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
