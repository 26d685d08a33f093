import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode, RefObject} from 'react';
import {checklist} from '../../changelog/checklist';
import type {PasteMatch} from '../../changelog/paste-matches';
import type {Plan} from '../../changelog/upgrade';
import type {Range} from '../../changelog/upgrade-range';
import CopyButton from './CopyButton';
import {checklistItems} from './static-list';
import styles from './styles.module.css';

interface Props {
  readonly range: Range;
  readonly versions: ReadonlySet<string>;
  readonly undos: Plan['undos'];
  /** Entries that only the paste brought in. */
  readonly others: readonly PasteMatch[];
  readonly list: RefObject<HTMLElement | null>;
}

/** Takes the plan elsewhere: as a checklist for a ticket, or on paper. */
export default function Export({range, versions, undos, others, list}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const undoOf = (id: string) => undos.filter(({anchor}) => anchor === id);
  const text = (): string => {
    const root = list.current?.querySelector<HTMLElement>('[data-static-html]');
    const extra = others.map(({version, entry, anchor, href, names}) => ({
      version,
      reason: `Mentions ${names.join(', ')}`,
      text: entry.text ?? [],
      url: new URL(withBaseUrl(href), window.location.href).href,
      pullRequests: entry.pullRequests ?? [],
      undo: undoOf(anchor),
    }));
    const items = [...(root ? checklistItems(root, versions, undoOf) : []), ...extra];
    const order = [...versions];
    return checklist(
      range,
      items.sort((a, b) => order.indexOf(a.version) - order.indexOf(b.version)),
    );
  };
  return (
    <p className={styles.export}>
      <CopyButton label="Copy as Markdown checklist" text={text} />{' '}
      <button type="button" className="button button--secondary button--sm" onClick={() => window.print()}>
        Print
      </button>{' '}
      <a href="#roll-back">Roll back</a>
    </p>
  );
}
