// Adds the anchors of every year's page to the published ones. What has been published stays in the list for good.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pageAnchors} from '../src/changelog/model/anchors';
import {CHANGELOG_DIR, createPages} from '../src/plugins/changelog/pages';

const folder = path.join(CHANGELOG_DIR, 'anchors');
mkdirSync(folder, {recursive: true});

async function publish(): Promise<void> {
  for (const {year, releases} of await createPages(process.cwd()).all()) {
    const list = path.join(folder, `${year}.txt`);
    const published = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
    const anchors = pageAnchors(releases);
    const added = anchors.filter((anchor) => !published.includes(anchor));
    const gone = published.filter((anchor) => !anchors.includes(anchor));
    writeFileSync(list, `${[...anchors, ...gone].join('\n')}\n`);
    console.log(
      `${list}: ${added.length} added, ${anchors.length} in all` +
        (gone.length ? `, missing on the page: ${gone.join(', ')}` : ''),
    );
  }
}

void publish();
