import {didYouMean} from '../../changelog/model/nearest';
import {inSource} from '../prose';
import type {Rule} from '../rule';

// One host answers to http: only.
export const linkHttp = inSource([
  /(?<=\]\()(?!https:\/\/[^/.]+\.[^/]+|mailto:\S|http:\/\/infolab\.stanford)[a-z][a-z+.-]*:[^)\s]*/gi,
  'an address that begins with https:// and a host',
]);

export const linkText = inSource([
  /\[(?:|here|click here|this|this link|link|more|read more|see here)\]\(/gi,
  'words that say where the link leads',
]);

/** The build knows the anchors of all pages, and stops for a link to another one that leads nowhere. */
export const linkTarget: Rule = {
  link({url, position}, report, {anchors, moved}) {
    const anchor = url.slice(1);
    if (url.startsWith('#') && !anchors.has(anchor))
      report(
        `link to ${url}, expected an anchor of this page`,
        position,
        moved?.has(anchor) ? `it leads to #${moved.get(anchor)} now` : didYouMean(anchor, anchors),
      );
  },
};
