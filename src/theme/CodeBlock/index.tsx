// Swizzled because the theme's own highlights in the browser, which puts a highlighter into every page's main script.
// Here code is highlighted at build time (rehype-highlight) and arrives as plain elements.
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

export default function CodeBlock({children, className}: Props): ReactNode {
  return (
    <pre tabIndex={0} role="group" aria-label="Code">
      <code className={className}>{children}</code>
    </pre>
  );
}
