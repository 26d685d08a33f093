import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {PasteMatch} from '../../changelog/paste-matches';
import {hasName} from '../../changelog/paste-rules';
import {SECTIONS} from '../../changelog/section-names';

const LABELS = Object.fromEntries(Object.values(SECTIONS).map(({kind, label}) => [kind, label]));

/** Entries that mention what was pasted though they do not matter to every upgrade. */
export default function OtherMatches({matches}: {readonly matches: readonly PasteMatch[]}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <ul>
      {matches.map(({entry, anchor, version, href, names}) => (
        <li key={anchor} id={anchor} className={`k-${entry.kind}`}>
          <b>{LABELS[entry.kind]}</b>{' '}
          {entry.text?.map((part, index) =>
            index % 2 === 0 ? (
              part
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text is told by its place alone
              <code key={index} data-hit={names.some((name) => hasName(part, name)) ? '' : undefined}>
                {part}
              </code>
            ),
          )}{' '}
          <small>
            <span>
              <a href={withBaseUrl(href)}>entry of {version}</a>
            </span>
          </small>
          <p>
            Mentions{' '}
            {names.map((name, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <code>{name}</code>
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
