import {pageAnchors} from '../../changelog/model/anchors';
import type {Year} from '../../changelog/model/records';
import {anchorsFile, readAnchors, yearsWithAnchors} from '../../files/changelog-folder';

/** Checks that every published anchor is on its year's page. @throws Error with those that are not, and the repair */
export function checkAnchors(siteDir: string, years: readonly Year[]): void {
  const lost = yearsWithAnchors(siteDir).flatMap((year) => {
    const {releases} = years.find((each) => each.year === year) ?? {releases: []};
    const present = new Set(pageAnchors(releases));
    const gone = readAnchors(siteDir, `${year}.mdx`).published.filter((id) => !present.has(id));
    return gone.length > 0 ? [`${anchorsFile(`${year}.mdx`)}: #${gone.join(', #')}`] : [];
  });
  if (lost.length > 0)
    throw new Error(
      'Unexpected pages without anchors that were published, expected each as the id of a heading, in an entry with ' +
        `the clause "; id NAME", or as a line "NAME -> ID" with an id of the page:\n${lost.join('\n')}`,
    );
}
