// Swizzled because the theme's own block highlights code in the browser and so puts a highlighter into the main script.
// Here code is highlighted at build time (src/static-html/highlight.ts) and arrives as plain elements.
import type {Props} from '@theme/CodeBlock';
import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';
import CopyButton from '../../components/CopyButton';
import styles from './styles.module.css';

export default function CodeBlock({children, className, title}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const name = title ? `Code for ${title}` : 'Code';
  return (
    <div className={clsx(styles.block, 'margin-bottom--md')}>
      <div className={styles.bar}>
        <span>{title}</span>
        <CopyButton
          label="Copy"
          about={title ? `Copy the code for ${title}` : 'Copy the code'}
          text={() => code.current?.textContent ?? ''}
        />
      </div>
      <pre tabIndex={0} role="group" aria-label={name}>
        <code ref={code} className={className}>
          {children}
        </code>
      </pre>
    </div>
  );
}
