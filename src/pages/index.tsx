import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

/** The front door leads to the newest complete year, with and without script. */
export default function Home(): ReactNode {
  const changelog = useBaseUrl('/whats-new/changelog/2024');
  const {url} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  return (
    <>
      <Head>
        <title>ClickHouse Changelog</title>
        <meta httpEquiv="refresh" content={`0; url=${changelog}`} />
        <link rel="canonical" href={url + changelog} />
      </Head>
      <main className="container margin-vert--lg">
        <Link to={changelog}>The 2024 changelog of the ClickHouse server</Link>
      </main>
      {isBrowser && <Redirect to={changelog} />}
    </>
  );
}
