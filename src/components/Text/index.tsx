import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {type ComponentProps, type ReactNode, useMemo} from 'react';
import type {Text as Pieces} from '../../changelog/model/records';
import {htmlOf, textHtml} from '../../changelog/render/html';

interface HtmlProps extends Pick<ComponentProps<'a'>, 'id' | 'className' | 'style' | 'role' | 'href'> {
  readonly as: 'a' | 'div' | 'dl' | 'li' | 'p' | 'tbody' | 'ul';
  readonly html: string;
}

/** An element with content of HTML. React compares it by identity, so the same HTML is one object. */
export function Html({as: Tag, html, ...props}: HtmlProps): ReactNode {
  const content = useMemo(() => ({__html: html}), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the site's own texts, by src/changelog/render
  return <Tag {...props} dangerouslySetInnerHTML={content} />;
}

/** A paragraph of text; nothing if the text is undefined. */
export function Paragraph({text}: {readonly text: Pieces | undefined}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return text && <Html as="p" html={htmlOf(textHtml(text, withBaseUrl))} />;
}
