import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import type {Piece} from './element';

interface Props {
  /** Names this piece on its page. */
  readonly id: string;
  /** The content, where the bundle holds it: at build time and in the live-editing server. */
  readonly piece?: Piece;
}

/** One object for good: React compares it by identity and so never touches the element's content. */
const LEFT_ALONE = {__html: ''};

/** Takes a piece of content from the HTML that the server has for the page that is shown. */
async function fetchContent(id: string): Promise<string> {
  const response = await fetch(window.location.pathname);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const piece = page.querySelector(`[data-static-html="${CSS.escape(id)}"]`);
  if (!piece?.hasChildNodes()) throw new Error(`The page has no content named ${id}.`);
  return piece.innerHTML;
}

/**
 * Content that is rendered once, at build time. Hydration leaves it as the server sent it. Where the
 * element comes up empty (a visit through a link inside the site, or React rendering again after an
 * error elsewhere), the content is taken from the page's own HTML.
 */
export default function StaticHtml({id, piece}: Props): ReactNode {
  const html = piece?.html;
  const brokenLinks = useBrokenLinks();
  for (const anchor of piece?.anchors ?? []) brokenLinks.collectAnchor(anchor);
  for (const link of piece?.links ?? []) brokenLinks.collectLink(link);
  const element = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const {current} = element;
    if (!current || html !== undefined || current.hasChildNodes()) return undefined;
    let wanted = true;
    fetchContent(id).then(
      (content) => {
        if (!wanted) return;
        // HTML of ours: a piece of the page as the build made it.
        current.innerHTML = content;
        // src/page/place.ts: to the line that was read, or to the hash.
        window.dispatchEvent(new Event('staticcontent'));
      },
      (error: unknown) => {
        if (wanted) setFailure(String(error));
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, html]);
  const content = useMemo(() => (html === undefined ? LEFT_ALONE : {__html: html}), [html]);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own HTML, made at build time */}
      <div ref={element} data-static-html={id} suppressHydrationWarning dangerouslySetInnerHTML={content} />
      {failure !== undefined && (
        <p role="alert">
          This part of the page could not be loaded ({failure}).{' '}
          <a href={window.location.pathname}>Load the page again.</a>
        </p>
      )}
    </>
  );
}
