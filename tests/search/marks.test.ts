import {expect, it} from 'vitest';
import {textOf as text} from '../../src/changelog/model/text';
import {excerpt, type Segment, segmentsOf} from '../../src/search/marks';

/** Marks as [..], code as `..`. */
const show = (segments: readonly Segment[]) =>
  segments
    .map(({text, code, marked}) => [code ? '`' : '', marked ? `[${text}]` : text, code ? '`' : ''].join(''))
    .join('');

it.each([
  ['a whole name', '`parallel_hash` joins', ['parallelhash'], '`[parallel_hash]` joins'],
  ['a part of a name', 'the `parallel_hash` one', ['hash'], 'the `parallel_``[hash]` one'],
  ['the whole before its parts', '`system.query_log`', ['querylog', 'query', 'log'], '`system.``[query_log]`'],
  ['accents and plurals', 'Raúl has views', ['raul', 'view'], '[Raúl] has [views]'],
  ['nothing', 'plain', ['other'], 'plain'],
])('marks %s', (_, source, terms, expected) => expect(show(segmentsOf(text(source), new Set(terms)))).toBe(expected));

it('a link gives its words', () => {
  const link = {href: '/a', text: ['the ', {code: 'parallel_hash'}, ' page']};
  expect(show(segmentsOf(['See ', link, '.'], new Set(['hash', 'page'])))).toBe('See the `parallel_``[hash]` [page].');
});

const long = `${'before '.repeat(60)}target ${'after '.repeat(60)}`.trim();

it('an excerpt of a long text shows the first mark, with an ellipsis at each cut end', () => {
  const cut = show(excerpt(segmentsOf(text(long), new Set(['target'])), 100));
  expect(cut).toMatch(/^…before .*\[target\] after.*…$/);
  expect(cut.length).toBeLessThan(110);
});

it('an excerpt begins at the beginning where that shows the first mark', () => {
  expect(show(excerpt(segmentsOf(text(long), new Set(['before'])), 40))).toMatch(/^\[before\] .*…$/);
});

it('an excerpt of a short text is the text', () => {
  expect(show(excerpt(segmentsOf(text('a `b` c'), new Set()), 100))).toBe('a `b` c');
});
