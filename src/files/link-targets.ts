import {readdirSync} from 'node:fs';
import path from 'node:path';
import {slugOf} from '../changelog/parse/front-matter';
import {CHANGELOG_DIR, DOCS_DIR, readAnchors, readText} from './changelog-folder';

/**
 * Every document by the addresses that a link of a year's page may give it: its route, and its path from the
 * changelog's folder. A year's page stands with its published anchors.
 */
export function readLinkTargets(siteDir: string): Map<string, ReadonlySet<string> | undefined> {
  const targets = new Map<string, ReadonlySet<string> | undefined>();
  for (const below of readdirSync(path.join(siteDir, DOCS_DIR), {recursive: true, encoding: 'utf8'})) {
    if (!/(?:^|\/)[^_/][^/]*\.mdx?$/.test(below.replaceAll(path.sep, '/'))) continue;
    const file = path.join(DOCS_DIR, below);
    const page = below.replaceAll(path.sep, '/');
    const isYear = path.dirname(file) === CHANGELOG_DIR;
    const anchors = isYear ? new Set(readAnchors(siteDir, path.basename(file)).published) : undefined;
    const slug = slugOf(readText(siteDir, file));
    const route = slug ?? `/${page.replace(/\.mdx?$/, '').replace(/\/index$/, '/')}`;
    const relative = path.relative(CHANGELOG_DIR, file).replaceAll(path.sep, '/');
    const addresses = [route, route.replace(/\/$/, ''), relative, relative.replace(/^(?!\.)/, './')];
    for (const address of addresses) targets.set(address, anchors);
  }
  return targets;
}
