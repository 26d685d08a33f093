import lineFiles from '@generated/changelog/default/lines.json';
import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {lineOf} from '../../changelog/model/patch-release';
import PatchContent from './PatchContent';

/** The folded patch releases of the page, by their element: `src/remark/patch-lines.ts` makes them. */
function patchReleases(within: ParentNode): HTMLDetailsElement[] {
  return [...within.querySelectorAll<HTMLDetailsElement>('.patches details')];
}

/** Opens the patch release that the address names. */
function openTarget(): void {
  const item = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  for (const details of item?.matches('.patches > li') ? patchReleases(item.parentNode!) : [])
    if (item!.contains(details)) details.open = true;
}

/** Makes the list of each patch release of the page that is opened, in its place. */
export default function PatchReleases(): ReactNode {
  const [opened, setOpened] = useState<readonly HTMLDetailsElement[]>([]);
  useEffect(() => {
    const read = (): void =>
      setOpened((before) => {
        const open = patchReleases(document).filter((details) => details.open && !before.includes(details));
        return open.length > 0 ? [...before.filter((details) => details.isConnected), ...open] : before;
      });
    openTarget();
    read();
    // A `toggle` does not bubble.
    document.addEventListener('toggle', read, {capture: true});
    window.addEventListener('hashchange', openTarget);
    window.addEventListener('staticcontent', openTarget);
    return () => {
      document.removeEventListener('toggle', read, {capture: true});
      window.removeEventListener('hashchange', openTarget);
      window.removeEventListener('staticcontent', openTarget);
    };
  }, []);
  return opened.map((details) => {
    const version = details.dataset.version!;
    const content = <PatchContent version={version} file={lineFiles[lineOf(version)]!.entries} />;
    return createPortal(content, details.querySelector('div')!, version);
  });
}
