import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {type CSSProperties, memo, type ReactNode} from 'react';
import type {NetDefault} from '../../changelog/defaults/net';
import type {ToldChange} from '../../changelog/defaults/told';
import {shownValue} from '../../changelog/defaults/values';
import type {Resolve} from '../../changelog/model/text';
import {CLOUD_ONLY, defaultParts, settingUrl, settledDefaultsLine} from '../../changelog/upgrade/default-table';
import {Html, Paragraph} from '../Text';
import {linkHtml, textHtml} from '../Text/html';
import styles from './defaults.module.css';

/** The release of a change, as a link to the entry that tells it. */
function toldHtml({release, address}: ToldChange, resolve: Resolve): string {
  return address === undefined
    ? `<span>${release} <small>no entry</small></span>`
    : linkHtml(resolve(address), release);
}

function rowHtml(row: NetDefault, resolve: Resolve): string {
  const code = (text: string): string => textHtml([{code: text}], resolve);
  const name = linkHtml(settingUrl(row), code(row.setting));
  const told = row.changes.map((change) => toldHtml(change, resolve)).join('');
  const cells = [code(shownValue(row.before)), code(shownValue(row.after)), told].map((html) => `<td>${html}</td>`);
  return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
}

function Table({rows, label}: {readonly rows: readonly NetDefault[]; readonly label: string}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Setting</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
          <th scope="col">Release</th>
        </tr>
      </thead>
      <Html as="tbody" html={rows.map((row) => rowHtml(row, withBaseUrl)).join('')} />
    </table>
  );
}

/** The settings whose default differs after an upgrade, as the server's own history has them. */
function ChangedDefaults({net}: {readonly net: readonly NetDefault[]}): ReactNode {
  const parts = defaultParts(net);
  return (
    <section className={styles.defaults}>
      <Heading as="h2" id="defaults">
        Settings whose default changed
      </Heading>
      <p>
        {parts.length > 0
          ? 'As the server’s own history has them, in the order of the releases. A release that is a link leads to the ' +
            'entry that tells it; a release without a link has no such entry.'
          : 'The server’s own history has none for this upgrade.'}
      </p>
      {parts.map(({title, rows}) =>
        title === CLOUD_ONLY ? (
          <details key={title}>
            <summary>
              {title} ({rows.length})
            </summary>
            <Table rows={rows} label={title} />
          </details>
        ) : (
          <section key={title} style={{'--n': rows.length} as CSSProperties}>
            <h3>
              {title} ({rows.length})
            </h3>
            <Table rows={rows} label={title} />
          </section>
        ),
      )}
      <Paragraph text={settledDefaultsLine(net)} />
    </section>
  );
}

export default memo(ChangedDefaults);
