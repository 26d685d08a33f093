import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import summary from '@generated/changelog/default/summary.json';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {counted, inDigits} from '../../changelog/model/count';
import {releaseName} from '../../changelog/model/lts';
import {PAGE_PATHS} from '../../changelog/model/site';
import {plainText} from '../../changelog/model/text';
import {yearOfVersion} from '../../changelog/model/versions';
import {htmlOf} from '../../changelog/render/html';
import {textHtml} from '../../changelog/render/text';
import {
  type AskedRange,
  defaultRange,
  type PlannedRelease,
  parseRange,
  rangeSearch,
} from '../../changelog/upgrade/range';
import type {YearFiles} from '../../changelog/wire/manifest';
import Button from '../Button';
import fields from '../fields.module.css';
import {fromOwn, RangeFields, RELEASES} from '../RangeFields';
import {Html} from '../Text';
import styles from './styles.module.css';

const MOST = Math.max(...RELEASES.map(({entries}) => entries));

const USUAL = defaultRange(manifest.releases);

/** A field whose text `src/page/shortcut.ts` hands to the search, and the planner's two fields as a plain form. */
function Tools(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const form = useRef<HTMLFormElement>(null);
  const [range, setRange] = useState<AskedRange>(USUAL);
  useEffect(() => {
    // What was chosen before the scripts came stays.
    const [from, to] = new FormData(form.current!).values();
    if (from === USUAL.from && to === USUAL.to) setRange(parseRange(fromOwn(), manifest.releases));
  }, []);
  return (
    <div className={styles.tools}>
      <section>
        <h2>
          <label htmlFor="find">Find a change</label>
        </h2>
        <input
          id="find"
          type="search"
          className={fields.select}
          data-search-field
          autoComplete="off"
          placeholder="A setting, an error, a pull request"
        />
        <p>
          Or look a name up in the <Link to={PAGE_PATHS.names}>index of names</Link>.
        </p>
      </section>
      <section>
        <h2>Plan an upgrade</h2>
        <form ref={form} action={withBaseUrl(PAGE_PATHS.planner)}>
          <RangeFields key={range.patch?.from ?? range.from} range={range} />
          <Button type="submit" className="button--primary">
            Show what to check
          </Button>
        </form>
      </section>
    </div>
  );
}

function Newest(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const [newest, before] = RELEASES as [PlannedRelease, PlannedRelease];
  const [page] = newest.address.split('#');
  /** A summary links entries of its page. */
  const resolve = (href: string): string => withBaseUrl(href.startsWith('#') ? `${page}${href}` : href);
  return (
    <section className={styles.newest}>
      <h2>
        <Link to={newest.address}>ClickHouse {releaseName(newest)}</Link>
      </h2>
      <p>
        The newest release here{newest.date && <>, {newest.date}</>}: {counted(newest.entries, 'entry', 'entries')},{' '}
        {inDigits(newest.matters)} of them to check before an upgrade.
      </p>
      <ul>
        {summary.map((text) => (
          <Html as="li" key={plainText(text)} html={htmlOf(textHtml(text, resolve))} />
        ))}
      </ul>
      <p>
        <Link to={PAGE_PATHS.planner + rangeSearch({from: before.version, to: newest.version})}>
          All {inDigits(newest.matters)} to check
        </Link>
      </p>
    </section>
  );
}

function Year({year, title, path}: YearFiles): ReactNode {
  const releases = RELEASES.filter(({version}) => yearOfVersion(version) === year);
  const entries = releases.reduce((sum, release) => sum + release.entries, 0);
  return (
    <section>
      <h2>
        <Link to={path}>{title}</Link>
      </h2>
      <p>
        {counted(releases.length, 'release', 'releases')}, {counted(entries, 'entry', 'entries')}
      </p>
      <ul>
        {releases.map(({version, lts, date, address, entries, matters}) => (
          <li key={version}>
            <Link to={address}>{version}</Link>
            <svg viewBox={`0 0 ${MOST} 1`} preserveAspectRatio="none" role="img">
              <title>{`${counted(entries, 'entry', 'entries')}, ${inDigits(matters)} to check`}</title>
              <rect width={entries} height="1" />
              <rect className="k-upgrade" width={matters} height="1" />
            </svg>
            {lts && (
              <span className="lts" title="Long-term support">
                LTS
              </span>
            )}
            {date && <time>{date}</time>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The search and the planner, the newest release, and the years with their releases. */
export default function FrontDoor(): ReactNode {
  return (
    <>
      <Tools />
      <Newest />
      <ul className="legend">
        <li>entries</li>
        <li className="k-upgrade">of these, to check before upgrading</li>
      </ul>
      <div className={styles.years}>
        {manifest.years.map((year) => (
          <Year key={year.year} {...year} />
        ))}
      </div>
    </>
  );
}
