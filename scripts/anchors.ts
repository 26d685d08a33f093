// Adds the anchors of every year's page to the published ones. A published anchor always stays in the list.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pageAnchors} from '../src/changelog/model/anchors';
import {formatAnchorList} from '../src/changelog/parse/anchor-list';
import {anchorsFile, readAnchors} from '../src/files/changelog-folder';
import {createPages} from '../src/files/pages';

async function publish(): Promise<void> {
  for (const {year, releases} of await createPages(process.cwd()).all()) {
    const list = anchorsFile(`${year}.mdx`);
    const {published, moved} = readAnchors('.', `${year}.mdx`);
    const anchors = pageAnchors(releases);
    const added = anchors.filter((anchor) => !published.includes(anchor));
    const gone = published.filter((anchor) => !anchors.includes(anchor));
    mkdirSync(path.dirname(list), {recursive: true});
    writeFileSync(list, formatAnchorList({published: [...anchors, ...gone], moved}));
    console.log(
      `${list}: ${added.length} added, ${anchors.length} in all` +
        (gone.length ? `, missing on the page: ${gone.join(', ')}` : ''),
    );
  }
}

void publish();
