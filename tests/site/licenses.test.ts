import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {builtText} from './built';

const [about, own, ...sections] = builtText('licenses.txt').split(/\n\n-{80}\n\n/);
const packages = sections.map((section) => {
  const [title = '', ...texts] = section.split('\n\n');
  return {title, text: texts.join('\n\n')};
});

describe('licenses.txt', () => {
  it('begins with the license of the site itself', () => {
    const license = readFileSync(path.join(__dirname, '../../LICENSE'), 'utf8');
    expect(about).toContain(`${packages.length} packages.`);
    expect(own).toBe(`The site's own code (Apache-2.0)\n\n${license.replace(/^\n+|\s+$/g, '')}`);
  });

  it('has the packages whose code browsers load', () => {
    const names = packages.map(({title}) => title.split(' ')[0]!);
    expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', '@docusaurus/theme-classic', 'infima']));
    expect(names).toEqual(expect.arrayContaining(['minisearch', '@rspack/core']));
    const titles = packages.map(({title}) => title);
    expect(titles).toEqual([...new Set(titles)].toSorted());
    // Packages that are used when the site is built, and not in what it is.
    expect(names.filter((name) => /^(?:unified|feed|yaml|remark|rehype|mdast|hast|@mdx-js\/mdx)/.test(name))).toEqual(
      [],
    );
  });

  it('has a text of each', () => {
    expect(
      packages.filter(({text}) => !/permi(?:ssion|tted)|licen[cs]e/i.test(text)).map(({title}) => title),
      'Packages that bring no license text: put it into src/plugins/licenses/texts',
    ).toEqual([]);
  });
});
