// Swizzled because the theme's own text only says that the site's owner should be told: a reader needs the way on.

import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import manifest from '@generated/changelog/default/manifest.json';
import type {ReactNode} from 'react';
import {yearOfVersion} from '../../../changelog/model/versions';
import SearchOpener from '../../../components/SearchOpener';

export default function NotFoundContent(): ReactNode {
  return (
    <main className="container padding-top--md padding-bottom--lg missing">
      {/* The docs plugin, which has the root of the site, shows this content without the theme's title. */}
      <PageMetadata title="Page not found" />
      <h1>There is no page at this address</h1>
      <p>
        Releases and entries stand on the page of their year, each under its own anchor: a release is <code>#248</code>,
        an entry <code>#pr-65519</code>.
      </p>
      <p>
        <SearchOpener />
      </p>
      <ul>
        {manifest.years.map(({year, title, path}) => {
          const releases = manifest.releases.filter(({version}) => yearOfVersion(version) === year);
          return (
            <li key={year}>
              <Link to={path}>{title}</Link>, releases {releases[0]?.version} to {releases.at(-1)?.version}
            </li>
          );
        })}
      </ul>
    </main>
  );
}
