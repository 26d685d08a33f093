// Reference groups: what was pasted becomes one.
import type {Edit, Page} from '../rule';

/** A link to a pull request, an issue or a person, as the server's own lists have it. */
const LINK =
  /(?:\[(?<words>[^\]]*)\]\()?https?:\/\/github\.com\/(?:ClickHouse\/ClickHouse\/(?<kind>pull|issues)\/(?<number>\d+)(?:[#?/][^\s()]*)?|(?<handle>[A-Za-z\d][A-Za-z\d-]*)\/?)(?![\w/-])\)?/g;
/** What may stand between and after the links that end an entry. */
const GLUE = /^[\s().,;]*(?:(?:by|and|(?:this\s+)?(?:closes|fixes|resolves))[\s().,;:]*)?$/i;
/** The words that say that the change closes the issue after them, and the bracket before them. */
const CLOSES = /[\s(]*\b(?:this\s+)?(?:closes|fixes|resolves)[\s(:]*$/i;
/** The bracket at the beginning of pasted references, and the space before it. */
const BRACKET = /[\s(]*$/;
/** The separator of the items of one list. */
const COMMA = /^\s*(?:,|,?\s*and)\s*$/;

/** Where a link stands in its bullet, and what it says. */
type Link = {readonly from: number; readonly to: number} & {
  readonly [Part in 'words' | 'kind' | 'number' | 'handle']?: string;
};

const linksOf = (text: string): Link[] =>
  [...text.matchAll(LINK)].map(({0: {length}, index, groups}) => ({from: index, to: index + length, ...groups}));

const isReference = ({words, number}: Link): boolean =>
  number === undefined || [undefined, number, `#${number}`].includes(words) || /^https?:/.test(words!);

const listed = (items: readonly string[], prefix: string): string =>
  [...new Set(items)].map((item) => prefix + item).join(', ');

/** The reference group for the links that end a bullet, and where it begins. An issue that nothing closes is left to a person. */
function groupOf(bullet: string): {from: number; text: string} | undefined {
  const links = linksOf(bullet);
  const before = links.map(({from}, at) => bullet.slice(links[at - 1]?.to ?? 0, from));
  const isClosed: boolean[] = [];
  for (const [at, {kind}] of links.entries())
    isClosed[at] = kind === 'issues' && (CLOSES.test(before[at]!) || (!!isClosed[at - 1] && COMMA.test(before[at]!)));
  const other = links.findLastIndex(
    (link, at) =>
      !isReference(link) ||
      !GLUE.test(before[at + 1] ?? bullet.slice(link.to)) ||
      (link.kind === 'issues' && !isClosed[at]),
  );
  const tail = links.slice(other + 1);
  const numbers = (closed: boolean): string[] =>
    tail.flatMap(({number}, at) => (number && isClosed[other + 1 + at] === closed ? number : []));
  const [pullRequests, closes] = [numbers(false), numbers(true)];
  const handles = tail.flatMap(({handle}) => handle ?? []);
  if (pullRequests.length === 0 || handles.length === 0) return undefined;
  const space = (isClosed[other + 1] ? CLOSES : BRACKET).exec(before[other + 1]!)![0];
  const closed = closes.length > 0 ? `; closes ${listed(closes, '#')}` : '';
  const text = ` (${listed(pullRequests, '#')} by ${listed(handles, '@')}${closed})`;
  return {from: tail[0]!.from - space.length, text};
}

/** Turns the links that end each bullet into its reference group. The words before them stay as they are. */
export function pastedEdits({text}: Page): Edit[] {
  return [...text.matchAll(/^ ?[-*+]\s.*/gm)].flatMap(({0: bullet, index}) => {
    const group = groupOf(bullet);
    return group ? [{...group, from: index + group.from, to: index + bullet.length}] : [];
  });
}

/** The display names in links to authors, by handle. Words that are an address or `@handle` are no name. */
export function pastedNames(text: string): Map<string, string> {
  const named = linksOf(text).filter(({handle, words}) => handle && words && !/^@|^https?:/.test(words));
  return new Map(named.map(({handle, words}) => [handle!, words!.replace(/\s+/g, ' ').trim()]));
}
