import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {yearsWithPages} from './src/files/changelog-folder';

/** The years, which the other pages show too: their front matter says so. What else there is stands in the navbar. */
const sidebars: SidebarsConfig = {
  years: yearsWithPages(__dirname).map(({year}) => `whats-new/changelog/${year}`),
};

export default sidebars;
