// Swizzled because the theme's own lights a line only once scripts have run, and does not scroll it into view.
// src/shell/reading.ts does better, and two of them would fight: this one is without classes of its lines.
import styles from '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <div className={clsx(styles.tableOfContents, 'thin-scrollbar', className)}>
      <TOCItems {...props} linkClassName={null} />
    </div>
  );
}
