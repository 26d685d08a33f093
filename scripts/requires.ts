// Lists the entries to check that have no line in requires/YEAR.tsv, each below its text with the names that it mentions
// as a first proposal: `npm run requires -- 26.8 2025`. Without arguments, of all years.
import {isToCheck} from '../src/changelog/model/effects';
import {groupBy} from '../src/changelog/model/group';
import {allReleases, placedEntries} from '../src/changelog/model/records';
import {isRequiredKind} from '../src/changelog/model/requirement';
import {plainText} from '../src/changelog/model/text';
import {yearOfVersion} from '../src/changelog/model/versions';
import {withFacts} from '../src/changelog/upgrade/planned-entries';
import {createPages} from '../src/files/pages';

async function main(asked: readonly string[]): Promise<void> {
  const pages = createPages('.');
  const years = await pages.all();
  const finder = pages.finder();
  const requires = pages.requires(years);
  const missing = placedEntries(allReleases(withFacts(years, pages.facts()))).filter(
    ({release: {version}, entry}) =>
      isToCheck(entry) &&
      !requires.has(entry.address) &&
      (asked.length === 0 || asked.includes(version) || asked.includes(String(yearOfVersion(version)))),
  );
  for (const {release, entry} of missing) {
    const kinds = groupBy(
      finder.mentions(entry).filter(({kind}) => isRequiredKind(kind)),
      ({kind}) => kind,
    );
    const proposal = [...kinds].map(([kind, names]) => `${kind} ${names.map(({name}) => name).join(', ')}`);
    console.log(`# ${plainText(entry.text)}`);
    console.log([release.version, entry.id, proposal.join(' or ') || 'every server'].join('\t'));
  }
  console.log(`# ${missing.length} entries to check without a line`);
}

void main(process.argv.slice(2));
