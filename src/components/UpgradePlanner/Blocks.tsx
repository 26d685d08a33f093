import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {type CSSProperties, memo, type ReactNode} from 'react';
import {groupBy} from '../../changelog/model/group';
import type {Text} from '../../changelog/model/records';
import {isMark} from '../../changelog/model/references';
import type {Resolve} from '../../changelog/model/text';
import {breakable, h, htmlOf, type Html as Markup, textHtml} from '../../changelog/render/html';
import {sizeHint} from '../../changelog/render/list-height';
import {itemHtml} from '../../changelog/render/plan-item';
import type {Block, Copyable, Item, Table, Work} from '../../changelog/upgrade/blocks';
import {Html, Paragraph} from '../Text';
import styles from './blocks.module.css';

const sized = ({entry, clauses, notes = []}: Item) => ({
  text: entry.text,
  clauses,
  lines: clauses.filter(isMark).length + notes.length,
});

function rowHtml([name = [], ...cells]: Table['rows'][number], id: string | undefined, resolve: Resolve): Markup {
  const html = (text: Text) => breakable(textHtml(text, resolve));
  return h('tr', {id}, [h('th', {scope: 'row'}, html(name)), ...cells.map((cell) => h('td', {}, html(cell)))]);
}

function TableView({id, label, head, ids, rows}: Table): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <div
      id={id}
      className={clsx(styles.rows, head[0] === 'Setting' && styles.defaults)}
      style={{'--n': rows.length} as CSSProperties}
    >
      <table aria-label={label}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <Html as="tbody" html={htmlOf(rows.map((row, place) => rowHtml(row, ids?.[place], withBaseUrl)))} />
      </table>
    </div>
  );
}

/** A harm stands once, beside all that does it. */
function workHtml(items: readonly Work[], resolve: Resolve): Markup[] {
  const subjectHtml = ({subject, deed}: Work): Markup =>
    h('dd', {}, [...textHtml(subject, resolve), ...(deed ? [h('div', {}, textHtml(deed, resolve))] : [])]);
  return [...groupBy(items, ({harm}) => harm)].map(([harm, own]) =>
    h('div', {}, [h('dt', {}, harm), ...own.map(subjectHtml)]),
  );
}

/** A text with more lines is not printed. */
const PRINTED_LINES = 8;

function CopyableView({title, note, text}: Copyable): ReactNode {
  const isLong = text.split('\n').length > PRINTED_LINES;
  return (
    <div className={clsx(styles.copyable, isLong && styles.long)}>
      <h3>{title}</h3>
      <Paragraph text={note} />
      <pre tabIndex={0} role="group" aria-label={title}>
        <button type="button" data-copy={title} aria-label={`Copy ${title}`}>
          Copy
        </button>
        <code>{text}</code>
      </pre>
    </div>
  );
}

function BlockView(block: Block): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <>
          {block.formerId && <span id={block.formerId} />}
          <Heading as="h2" id={block.id}>
            {block.text}
          </Heading>
        </>
      ) : (
        <h3 className={block.color && `k-${block.color}`}>{block.text}</h3>
      );
    case 'paragraph':
      return <Paragraph text={block.text} />;
    case 'points':
      return <Html as="ul" html={htmlOf(block.items.map((item) => h('li', {}, textHtml(item, withBaseUrl))))} />;
    case 'work':
      return <Html as="dl" html={htmlOf(workHtml(block.items, withBaseUrl))} />;
    case 'entries':
      return (
        <Html
          as="ul"
          style={sizeHint(block.items.map(sized)) as CSSProperties}
          html={htmlOf(block.items.map((item) => itemHtml(item, withBaseUrl)))}
        />
      );
    case 'table':
      return <TableView {...block} />;
    case 'copy':
      return <CopyableView {...block} />;
    case 'folded':
      return (
        <>
          <details>
            <summary>{block.title}</summary>
            <Blocks blocks={block.blocks} />
          </details>
          {block.paper.length > 0 && (
            <Html as="ul" className={styles.paper} html={htmlOf(block.paper.map((line) => h('li', {}, line)))} />
          )}
        </>
      );
  }
}

const keyOf = (block: Block, place: number): string =>
  `${block.kind} ${'title' in block ? block.title : 'text' in block && typeof block.text === 'string' ? block.text : place}`;

/** Blocks of a document. Memoized: adding one part does not render the others again. */
const Blocks = memo(function Blocks({blocks}: {readonly blocks: readonly Block[]}): ReactNode {
  return blocks.map((block, place) => <BlockView key={keyOf(block, place)} {...block} />);
});

export default Blocks;
