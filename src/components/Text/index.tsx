import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {Fragment, memo, type ReactNode} from 'react';
import type {Piece, Text as Pieces, PlacedEntry} from '../../changelog/model/records';
import {BETWEEN_CLAUSES, type Clause} from '../../changelog/model/references';
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

interface ReferencesProps extends Pick<PlacedEntry, 'release' | 'entry'> {
  readonly clauses: readonly Clause[];
}

/** The references of an entry that is shown away from its page, and the link to it. */
export function References({release, entry, clauses}: ReferencesProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <>
      {clauses.map(({kind, text}) =>
        kind === 'undo' ? (
          <span key={JSON.stringify(text)} className="undo">
            <MemoText text={text} />
            {BETWEEN_CLAUSES}
          </span>
        ) : (
          <Fragment key={kind}>
            <MemoText text={text} />
            {BETWEEN_CLAUSES}
          </Fragment>
        ),
      )}
      <span>
        <a href={withBaseUrl(entry.address)}>entry of {release.version}</a>
      </span>
    </>
  );
}
