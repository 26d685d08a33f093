import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import releases from '@generated/changelog/default/front-page.json';
import manifest from '@generated/changelog/default/manifest.json';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {counted, inDigits} from '../../changelog/model/count';
import {PAGE_PATHS} from '../../changelog/model/site';
import {yearOfVersion} from '../../changelog/model/versions';
import type {FrontRelease} from '../../changelog/render/release-head';
import {type AskedRange, defaultRange, ltsWays, parseRange} from '../../changelog/upgrade/range';
import {releaseChecks} from '../../changelog/upgrade/release-checks';
import type {YearFiles} from '../../changelog/wire/manifest';
import {fromOwn, RangeFields, RELEASES} from '../RangeFields';
import SearchOpener from '../SearchOpener';
import {Html} from '../Text';
import styles from './styles.module.css';

/** The usual way: from one release with long-term support to the next, where two are known. */
const USUAL = ltsWays(manifest.releases)[0] ?? defaultRange(manifest.releases);

/** The way into the search, and the planner's two fields as a plain form. */
function Tools(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const form = useRef<HTMLFormElement>(null);
  const [range, setRange] = useState<AskedRange>(USUAL);
  useEffect(() => {
    // What was chosen before the scripts came stays.
    const [from, to] = new FormData(form.current!).values();
    const own = fromOwn();
    if (own && from === USUAL.from && to === USUAL.to) setRange(parseRange(own, manifest.releases));
  }, []);
  return (
    <div className={styles.pairs}>
      <section className="scripted">
        <h2>Find a change</h2>
        <SearchOpener />
      </section>
      <section className="scripted">
        <h2>Plan an upgrade</h2>
        <form ref={form} action={withBaseUrl(PAGE_PATHS.planner)}>
          <RangeFields key={range.patch?.from ?? range.from} range={range} />
          <button type="submit">Show what to check</button>
        </form>
      </section>
    </div>
  );
}

/** What a colleague would tell of a release. */
function Brief({name, address, date, entries, html}: FrontRelease): ReactNode {
  return (
    <section>
      <h2>
        <Link to={address}>ClickHouse {name}</Link>
      </h2>
      <p className="release-entries">
        {date && `${date}, `}
        {counted(entries, 'entry', 'entries')}
      </p>
      <Html as="div" html={html} />
    </section>
  );
}

/** How many entries to check before an upgrade to a release, linked to that plan. */
function Checks({version}: {readonly version: string}): ReactNode {
  const checks = releaseChecks(version, manifest.releases);
  return checks && <Link to={checks.address}>{inDigits(checks.count)}</Link>;
}

function Year({year, title, path}: YearFiles): ReactNode {
  const releases = RELEASES.filter(({version}) => yearOfVersion(version) === year);
  return (
    <section>
      <h2>
        <Link to={path}>{title}</Link>
      </h2>
      <table className="overview">
        <thead>
          <tr>
            <th scope="col">Release</th>
            <th scope="col">Date</th>
            <th scope="col">Entries</th>
            <th scope="col">To check</th>
          </tr>
        </thead>
        <tbody>
          {releases.map(({version, lts, date, address, entries}) => (
            <tr key={version}>
              <th scope="row">
                <Link to={address}>{version}</Link>{' '}
                {lts && (
                  <span className="lts" title="Long-term support">
                    LTS
                  </span>
                )}
              </th>
              <td>{date && <time>{date}</time>}</td>
              <td>{inDigits(entries)}</td>
              <td>
                <Checks version={version} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The search and the planner, the newest releases, and the years with theirs. */
export default function FrontDoor(): ReactNode {
  return (
    <>
      <Tools />
      <div className={styles.pairs}>
        {releases.map((release) => (
          <Brief key={release.name} {...release} />
        ))}
      </div>
      <div className={styles.years}>
        {manifest.years.map((year) => (
          <Year key={year.year} {...year} />
        ))}
      </div>
    </>
  );
}
