import {h} from 'hastscript';
import type {RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {inDigits} from '../changelog/model/count';
import type {Authors} from '../changelog/model/records';
import {planPath} from '../changelog/model/site';
import {joined} from '../changelog/model/text';
import {documentMarkdown, planDocument} from '../changelog/upgrade/plan-document';
import {ltsWays, type PlanSource, planner} from '../changelog/upgrade/planner';
import {rangeSearch} from '../changelog/upgrade/range';
import {element, hast} from './nodes';

/** The parts that are shown: what may stop an upgrade, and what cannot be taken back. */
const SHOWN: readonly string[] = ['no-way-back', 'start'];

/**
 * What the planner's page shows without scripts: of the newest way between releases with long-term support the verdict and
 * the parts of most risk, then the way to the rest, and to the plans of other ways.
 */
export function ltsPlanNodes(source: PlanSource, authors: Authors): RootContent[] {
  const {planned, planOf} = planner(source);
  const [way, ...others] = ltsWays(planned);
  if (!way) return [];
  const plan = planOf(rangeSearch(way));
  const document = planDocument(plan, {authors});
  const shown = document.parts.filter(({key}) => SHOWN.includes(key));
  const left = plan.toCheck.length - shown.reduce((sum, {count = 0}) => sum + count, 0);
  const text = documentMarkdown({...document, parts: shown}, (href) => href)
    .replace(/^# .*\n/, '')
    .replaceAll('- [ ] ', '- ')
    // What they lead to is in the file.
    .replace(/\[([^\]]+)\]\(#[^)]*\)/g, '$1');
  const link = (range: typeof way, words = `${range.from} to ${range.to}`) => h('a', {href: planPath(range)}, words);
  const intro = h('p', [
    'Scripts did not run in this browser, so no versions can be chosen. Below is the beginning of the plan from ',
    `${way.from} LTS to ${way.to} LTS; `,
    link(way, 'the whole plan'),
    ` is a Markdown file. Others: `,
    ...joined(others.map((range) => [link(range)])),
    '.',
  ]);
  const rest = h('p', [
    `${inDigits(left)} other changes, the changed defaults and the texts to copy are in `,
    link(way, 'the whole plan'),
    '.',
  ]);
  const content = unified().use(remarkParse).parse(text).children;
  return [element('noscript', {className: ['release']}, [hast(intro), ...content, hast(rest)])];
}
