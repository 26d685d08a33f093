// Swizzled because the theme's own block colors code in the browser and so puts a highlighter into the main script.
import {parseCodeBlockTitle} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

export default function CodeBlock({children, className, metastring}: Props): ReactNode {
  const title = parseCodeBlockTitle(metastring);
  return (
    <pre tabIndex={0} role="group" aria-label={title ? `Code for ${title}` : 'Code'}>
      <button type="button" data-copy="Code">
        {title ? `Copy for ${title}` : 'Copy'}
      </button>
      <code className={className}>{children}</code>
    </pre>
  );
}
