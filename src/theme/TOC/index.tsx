// Swizzled because the theme's own lights a line only once scripts have run, and does not scroll it into view.
// src/shell/reading.ts does better, and two of them would fight: this one is without classes of its lines.
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <div className={clsx(styles.contents, 'thin-scrollbar', className)}>
      <TOCItems {...props} linkClassName={null} />
    </div>
  );
}
