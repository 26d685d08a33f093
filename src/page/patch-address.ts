import {lineOf} from '../changelog/model/patch-release';
import {releaseId, versionIn} from '../changelog/model/versions';
import {say} from './say';

/** On the page of the patch releases, an address may have a version as a tag has it, or one that is not known. */
export function lead(): void {
  const id = location.hash.slice(1);
  if (!document.querySelector('.patches') || id === '' || document.getElementById(id)) return;
  const version = versionIn(id);
  const known = document.getElementById(version ?? releaseId(id));
  const place = known ?? document.getElementById(releaseId(lineOf(version ?? id)));
  if (place) location.replace(`#${place.id}`);
  if (!known) say(`No patch release ${version ?? id} is known here.`);
}
