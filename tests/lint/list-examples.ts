// The files beside the pages, each checked by its rule, for the examples of `fixtures/`.
import {pageAnchors} from '../../src/changelog/model/anchors';
import {readClaims} from '../../src/changelog/parse/claims';
import {readFacts} from '../../src/changelog/parse/facts';
import {readAuthors, readCodeSpans, readNames} from '../../src/changelog/parse/lists';
import {readLineFile} from '../../src/changelog/parse/patch-file';
import type {Problem} from '../../src/changelog/parse/problems';
import {readRequiresFile} from '../../src/changelog/parse/requires-file';
import {readAdvisories, readErrorMessages} from '../../src/changelog/parse/tables';
import {readUpgradeRules} from '../../src/changelog/parse/upgrade-rules';
import {readPage} from '../../src/lint/lint';
import {
  AUTHORS_RULE,
  CODE_SPANS_RULE,
  FORMER_NAMES_RULE,
  type ListRule,
  lintList,
  NAMES_RULE,
  WORDS_RULE,
} from '../../src/lint/lists';
import type {Site} from '../../src/lint/rule';
import {
  ADVISORIES_RULE,
  FACTS_RULE,
  lintFactTexts,
  MESSAGES_RULE,
  patchesRule,
  UPGRADE_RULES_RULE,
} from '../../src/lint/tables';
import {claimsRule, lintAnchors, requiresRule} from '../../src/lint/year-files';
import {readYear, release} from '../changelog/page';
import {PAGE} from './damage';
import {CONTEXT, examplePage} from './example';

const BULLETS = [
  "- `max_threads`, `Sqids'` values and a wakeup of `year`, `SHOW ALL 1`, `plain`. (#1)",
  '- A. (#7; undo server setting `s.t = 1`; upgrade: mixed)',
  '- Kafka reads more. (#8; upgrade: cost)',
  '- The client starts. (#10; cve CVE-2024-1234 GHSA-aaaa-bbbb-cccc)',
  '- Shown. (#20)\n  ```sql\n  SET x = 1;\n  SELECT 1, 2; -- 1 2\n  ```',
].join('\n');
const YEAR = readYear(2024, release('24.8', BULLETS, 'New Feature'));
const TEXTS = "- Sqids' values and a wakeup of `year`, `SHOW ALL 1`, `plain`. (#1 by @alice)\n";
export const SITE: Site = {
  ...CONTEXT,
  names: [...CONTEXT.names, {kind: 'table-engine', name: 'Kafka'}],
  pages: () => [readPage('2024.mdx', examplePage(TEXTS), CONTEXT)],
  releases: () => YEAR.releases,
  facts: () => [],
};
const {catalogue: _, ...WITHOUT_SERVER} = SITE;
const ANCHORS = pageAnchors(readPage('2024.mdx', PAGE, CONTEXT).year.releases);
const OF_2024 = () => YEAR;
/** A list with a text, checked by its rule. */
export const by =
  <Content extends {problems: readonly Problem[]}>(
    read: (text: string) => Content,
    rule: ListRule<Content>,
    site: Site = SITE,
  ) =>
  (text: string) =>
    lintList({...read(text), file: '', text}, rule, site);
const asText = () => ({problems: []});
/** What is said of a file with this text, by its name in the examples. */
export const LINTS: Readonly<Record<string, (text: string) => Problem[]>> = {
  'authors.yml': by(readAuthors, AUTHORS_RULE),
  'names.yml': (text: string) =>
    by(readNames, NAMES_RULE, WITHOUT_SERVER)(text).filter(({reason}) => !/no entry mentions/.test(reason)),
  'words.txt': by(asText, WORDS_RULE),
  'code-spans.yml': by(readCodeSpans, CODE_SPANS_RULE),
  'names.txt': by(asText, FORMER_NAMES_RULE),
  'security.tsv': by(readAdvisories, ADVISORIES_RULE),
  'errors.tsv': by(readErrorMessages, MESSAGES_RULE, WITHOUT_SERVER),
  'upgrade-rules.yml': by(readUpgradeRules, UPGRADE_RULES_RULE),
  'facts.md': (text: string) => [
    ...by(readFacts, FACTS_RULE)(`About.\n\n${text}`),
    ...lintFactTexts(`About.\n\n${text}`, SITE),
  ],
  'requires.tsv': by(readRequiresFile, requiresRule(OF_2024), WITHOUT_SERVER),
  'claims.sql': (text: string) =>
    by(readClaims, claimsRule(OF_2024), {...SITE, catalogue: {...CONTEXT.catalogue!, release: '24.12'}})(
      `-- Claims.\n\n${text}`,
    ),
  'anchors.txt': (text: string) => lintAnchors(text, readPage('2024.mdx', PAGE, {...CONTEXT, published: ANCHORS})),
  '24.8.txt': by(
    (text) => readLineFile('24.8', text),
    patchesRule(() => '2024-08-20'),
  ),
};
