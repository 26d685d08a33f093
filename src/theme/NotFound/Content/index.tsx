// Swizzled because the theme's own text only says that the site's owner should be told: a reader needs the way on.
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

export default function NotFoundContent(): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <h1>There is no page at this address</h1>
      <p>Releases and entries stand on the page of their year, each under an anchor of its own:</p>
      <ul>
        <li>
          <Link to="/whats-new/changelog/2024">2024 changelog</Link>, releases 24.12 to 24.1. A release is{' '}
          <code>#248</code>, an entry <code>#pr-65519</code>.
        </li>
        <li>
          <Link to="/whats-new/changelog/">2025 changelog</Link>, dates of the releases
        </li>
        <li>
          <Link to="/whats-new/changelog/2023">2023 changelog</Link>, dates of the releases
        </li>
        <li>
          <Link to="/whats-new/upgrade">Upgrade planner</Link>, what an upgrade asks for
        </li>
        <li>
          <Link to="/whats-new/changelog/names">Index of names</Link>, which entries mention a setting, a function, a
          table
        </li>
        <li>
          <Link to="/operations/system-tables/parts">system.parts</Link>, the table of data parts
        </li>
      </ul>
    </main>
  );
}
