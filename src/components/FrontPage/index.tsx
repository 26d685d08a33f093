import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import front from '@generated/changelog/default/front-page.json';
import manifest from '@generated/changelog/default/manifest.json';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {PAGE_PATHS} from '../../changelog/model/site';
import {type AskedRange, defaultRange, ltsWays, parseRange} from '../../changelog/upgrade/range';
import StaticHtml from '../../static-html/StaticHtml';
import {fromOwn, RangeFields} from '../RangeFields';
import SearchOpener from '../SearchOpener';
import styles from './styles.module.css';

/** The newest way from one release with long-term support to the next, or the planner's usual range if two are not known. */
const LTS_WAY = ltsWays(manifest.releases)[0] ?? defaultRange(manifest.releases);

/** The way into the search, and the planner's two fields as a plain form. */
function Tools(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const form = useRef<HTMLFormElement>(null);
  const [range, setRange] = useState<AskedRange>(LTS_WAY);
  useEffect(() => {
    // What was chosen before the scripts came stays.
    const [from, to] = new FormData(form.current!).values();
    const own = fromOwn();
    if (own && from === LTS_WAY.from && to === LTS_WAY.to) setRange(parseRange(own, manifest.releases));
  }, []);
  return (
    <div className={styles.tools}>
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

/** The years in a line: their tables stand below the newest releases. */
function Years(): ReactNode {
  return (
    <nav className={styles.years} aria-label="Years">
      {manifest.years.map(({year, path}) => (
        <Link key={year} to={path}>
          {year}
        </Link>
      ))}
    </nav>
  );
}

/** A list of sections that browsers get as HTML alone. */
function Static({id}: {readonly id: keyof typeof front}): ReactNode {
  return <StaticHtml id={id} piece={__STATIC_HTML_INLINE__ ? {html: front[id], anchors: [], links: []} : undefined} />;
}

/** The years, the search and the planner, the newest releases, and the years with theirs. */
export default function FrontPage(): ReactNode {
  return (
    <>
      <Years />
      <Tools />
      <Static id="newest" />
      <Static id="years" />
    </>
  );
}
