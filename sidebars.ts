import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  main: [
    {
      type: 'category',
      label: 'Changelog',
      collapsible: false,
      items: [
        'whats-new/changelog/index',
        'whats-new/changelog/2024',
        'whats-new/changelog/2023',
        'whats-new/upgrade',
        'whats-new/names',
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
