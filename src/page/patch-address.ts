import {lineOf} from '../changelog/model/patch-release';
import {releaseId, versionIn} from '../changelog/model/versions';
import {say} from './say';

/** On the page of the patch releases, an address may have a version as a tag has it, or one that is not known. */
export function lead(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  if (!document.querySelector('.patches') || id === '' || document.getElementById(id)) return;
  const version = versionIn(id);
  const line = version && document.getElementById(releaseId(lineOf(version)));
  const known = document.getElementById(version ?? releaseId(id));
  if (known) location.replace(`#${known.id}`);
  else if (line) {
    location.replace(`#${line.id}`);
    say(`No patch release ${version} is known here. These are those of ${lineOf(version)}.`);
  } else say(`No patch release ${id} is known here.`);
}
