import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import type {ReactNode} from 'react';
import {counted, inDigits} from '../../changelog/model/count';
import {PAGE_PATHS} from '../../changelog/model/site';
import {reachOf, releaseName, yearOfVersion} from '../../changelog/model/versions';
import {defaultRange} from '../../changelog/upgrade/range';
import type {YearFiles} from '../../changelog/wire/manifest';
import Button from '../Button';
import {RangeFields, RELEASES} from '../RangeFields';
import styles from './styles.module.css';

/** Opens the search by pressing its button in the navbar. */
function openSearch(): void {
  document.querySelector<HTMLElement>('[data-search-button]')?.click();
}

function Newest(): ReactNode {
  const newest = RELEASES[0]!;
  return (
    <section className={styles.newest}>
      <h2>
        <Link to={newest.address}>ClickHouse {releaseName(newest)}</Link>
      </h2>
      <p>
        The newest release{newest.date && <>, {newest.date}</>}: {counted(newest.entries, 'entry', 'entries')},{' '}
        {inDigits(newest.matters)} of them to check before an upgrade.
      </p>
    </section>
  );
}

/** The planner's two fields as a plain form, which works without scripts. */
function Planner(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <section className={styles.tool}>
      <h2>Plan an upgrade</h2>
      <form action={withBaseUrl(PAGE_PATHS.planner)} className={styles.form}>
        <RangeFields range={defaultRange(manifest.releases)} />
        <Button type="submit" primary>
          Show what to check
        </Button>
      </form>
    </section>
  );
}

function Year({year, title, path}: YearFiles): ReactNode {
  const releases = RELEASES.filter(({version}) => yearOfVersion(version) === year);
  const reach = reachOf(releases);
  const entries = releases.reduce((sum, release) => sum + release.entries, 0);
  return (
    <section>
      <h2>
        <Link to={path}>{title}</Link>
      </h2>
      <p>
        {counted(releases.length, 'release', 'releases')}, {counted(entries, 'entry', 'entries')}
        {reach && `: ${reach}`}
      </p>
      <ul className={styles.releases}>
        {releases.map(({version, lts, date, address}) => (
          <li key={version}>
            <Link to={address}>{version}</Link>
            {lts && (
              <>
                {' '}
                <span className="lts" title="Long-term support">
                  LTS
                </span>
              </>
            )}
            {date && <time>{date}</time>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest release, the planner's fields, the search, and the years with their releases. */
export default function FrontDoor(): ReactNode {
  return (
    <>
      <Newest />
      <Planner />
      <section className={styles.tool}>
        <h2>Find a change</h2>
        <p className={styles.find}>
          <Button data-search-button onClick={openSearch}>
            Search all entries
          </Button>{' '}
          or look a setting, function or table up in the <Link to={PAGE_PATHS.names}>index of names</Link>.
        </p>
      </section>
      <div className={styles.years}>
        {manifest.years.map((year) => (
          <Year key={year.year} {...year} />
        ))}
      </div>
    </>
  );
}
