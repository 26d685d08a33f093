import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {yearsWithPages} from './src/files/changelog-folder';

const sidebars: SidebarsConfig = {
  main: [
    {
      type: 'category',
      label: 'Changelog',
      collapsible: false,
      items: [
        ...yearsWithPages(__dirname).map(({year}) => `whats-new/changelog/${year}`),
        'whats-new/upgrade',
        'whats-new/names',
        'whats-new/patches',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      collapsible: false,
      items: ['operations/system-tables/parts', 'whats-new/data'],
    },
  ],
};

export default sidebars;
