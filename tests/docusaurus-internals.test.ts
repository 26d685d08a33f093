// What the site depends on in Docusaurus that Docusaurus does not promise. An update may change it without an error, so
// each test says what has changed. tests/site/docusaurus-internals.test.ts has what only the built site shows.
import {createRequire} from 'node:module';
import path from 'node:path';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import themeClassic from '@docusaurus/theme-classic';
import type {Processor} from 'unified';
import {expect, it} from 'vitest';
import {splitPage} from '../src/changelog/parse/split';
import {HIGHLIGHTER} from '../src/page';
import {PAGE_TEMPLATE} from '../src/page/template';
import remarkFrame, {type FrameOptions} from '../src/remark/frame';

const load = createRequire(__filename);

/** The tags and texts of a template in their order, without white space. */
function pieces(template: string): string[] {
  return template
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '>')
    .split(/(?=<)|(?<=>)/);
}

it("src/page/template.ts has all that Docusaurus' own page template has, in the same order", () => {
  const core = load('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as {default: string};
  // The one difference: the scripts are loaded when the page is idle.
  const named = core.default.replace(/<% it\.scripts[\s\S]*?<% }\); %>/, '');
  expect(named, 'Docusaurus loads its scripts in another way: src/page/template.ts must too').not.toBe(core.default);
  const ours = pieces(PAGE_TEMPLATE);
  let from = 0;
  for (const piece of pieces(named)) {
    const at = ours.indexOf(piece, from);
    const moved = `Docusaurus' page template (core/lib/ssg/ssgTemplate.html.js) has ${piece} where ours has not`;
    expect(at, `${moved}: bring src/page/template.ts in line`).not.toBe(-1);
    from = at + 1;
  }
});

it("the path that keeps out the theme's highlighter is that of its client module", () => {
  const context = {
    i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
    siteConfig: {themeConfig: {prism: {additionalLanguages: []}, colorMode: {}}},
  };
  const theme = themeClassic(context as never, {customCss: []});
  const folder = path.dirname(load.resolve('@docusaurus/theme-classic'));
  const modules = theme.getClientModules!().map((module) => path.resolve(folder, module));
  expect(
    modules.filter((module) => HIGHLIGHTER.test(module)),
    `The theme's client module that loads the highlighter has moved, and so every page's main script has it again: \
HIGHLIGHTER of src/page/index.ts must match one of ${modules.join(', ')}`,
  ).toHaveLength(1);
});

it('Docusaurus parses pages with the parser that src/remark/frame.ts puts in the place of its own', async () => {
  const texts: string[] = [];
  /** Replaces the parser before the plugin does, so that the plugin calls it as the parser. */
  function watch(this: Processor): void {
    const parse = this.parser!;
    this.parser = (text, file) => {
      texts.push(text);
      return parse(text, file);
    };
  }
  const options: FrameOptions = {isChangelog: () => true};
  const {process} = await createProcessorUncached({
    format: 'mdx',
    options: {
      markdownConfig: {anchors: {maintainCase: false}, emoji: false, mermaid: false, mdx1Compat: {}, hooks: {}},
      staticDirs: [],
      siteDir: __dirname,
      beforeDefaultRemarkPlugins: [watch, [remarkFrame, options]],
    } as never,
  });
  const page = ['Words.', '## One', '- entry', '## Two', '- entry', '---', 'End.', ''].join('\n\n');
  const {content} = await process({content: page, filePath: 'page.mdx', frontMatter: {}, compilerName: 'client'});
  const moved = 'Docusaurus or MDX sets the parser in another way, after the plugins or not at all';
  expect(texts, `${moved}: src/remark/frame.ts is not called`).toEqual([splitPage(page).frame]);
  expect(content, moved).toContain('Words.');
  expect(content, moved).not.toContain('entry');
});
