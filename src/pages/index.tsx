import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import FrontPage from '../components/FrontPage';

/** The front page: what is newest, and every year one step away. */
export default function Home(): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout title="All releases" description={tagline}>
      <main className="container padding-top--md padding-bottom--lg">
        <h1>{title}</h1>
        <p>{tagline}</p>
        <FrontPage />
      </main>
    </Layout>
  );
}
