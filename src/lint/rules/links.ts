import {didYouMean} from '../../changelog/model/nearest';
import type {Rule} from '../rule';
import {inSource} from '../turns';

// One host answers to http: only.
export const linkHttp = inSource([
  /(?<=\]\()(?!https:\/\/[^/.]+\.[^/]+|mailto:\S|http:\/\/infolab\.stanford)[a-z][a-z+.-]*:[^)\s]*/gi,
  'an address that begins with https:// and a host',
]);

export const linkText = inSource([
  /\[(?:|here|click here|this|this link|link|more|read more|see here)\]\(/gi,
  'words that say where the link leads',
]);

export const linkTarget: Rule = {
  link({url, position}, report, {documents, anchors: own, moved}) {
    if (/^[a-z][a-z+.-]*:/i.test(url)) return;
    const [address = '', anchor] = url.split('#');
    const anchors = address === '' ? own : documents.get(address);
    if (address !== '' && !documents.has(address))
      report(
        `link to ${address}, expected a page of this site or an address with https://`,
        position,
        didYouMean(address, documents.keys()),
      );
    else if (anchor && anchors && !anchors.has(anchor))
      report(
        `link to #${anchor}, expected an anchor of that page`,
        position,
        moved?.has(anchor) ? `it leads to #${moved.get(anchor)} now` : didYouMean(anchor, anchors),
      );
  },
};
