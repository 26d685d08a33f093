import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {memo, type ReactNode} from 'react';
import type {Piece, Text as Pieces} from '../../changelog/model/records';
import {hasName} from '../../changelog/paste/rules';

interface Props {
  readonly text: Pieces;
  /** Names that are marked if a code span has them. */
  readonly marked?: readonly string[];
}

/** The text of an entry: words, code spans and links. */
function Text({text, marked = []}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const show = (piece: Piece, place: number): ReactNode => {
    if (typeof piece === 'string') return piece;
    if ('href' in piece)
      return (
        <a key={place} href={withBaseUrl(piece.href)}>
          {piece.text.map(show)}
        </a>
      );
    const hit = marked.some((name) => hasName(piece.code, name));
    return (
      <code key={place} data-hit={hit ? '' : undefined}>
        {piece.code}
      </code>
    );
  };
  return text.map(show);
}

const MemoText = memo(Text);
export default MemoText;

/** A paragraph of text; nothing if the text is undefined. */
export function Paragraph({text}: {readonly text: Pieces | undefined}): ReactNode {
  return (
    text && (
      <p>
        <MemoText text={text} />
      </p>
    )
  );
}
