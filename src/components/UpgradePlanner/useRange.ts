import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import manifest from '@generated/changelog/default/manifest.json';
import {useEffect, useLayoutEffect, useMemo, useState} from 'react';
import {parseRange, type Range, rangeSearch} from '../../changelog/upgrade/range';
import {fromOwn} from '../RangeFields';

/** The range that the address asks for, whether it asks for one, and a function to pick another. */
export function useRange() {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {search} = useLocation();
  // The address changes a moment after a choice. Until then the choice counts.
  const [picked, setPicked] = useState<Range>();
  const asked = picked ? rangeSearch(picked) : isBrowser ? search || fromOwn() : '';
  useEffect(() => {
    if (picked && asked === search) setPicked(undefined);
  }, [picked, asked, search]);
  // From now on the form shows what the address asks for.
  useLayoutEffect(() => {
    const {dataset} = document.documentElement;
    if (isBrowser && dataset.asked !== undefined) dataset.asked = 'plan';
  }, [isBrowser]);
  const range = useMemo(() => parseRange(asked, manifest.releases), [asked]);
  const pick = (choice: Range, isStep = true): void => {
    setPicked(choice);
    // A step of its own for back and forward, but not by the router's `push`: after that the theme moves the focus to
    // the top of the page.
    if (isStep) window.history.pushState(window.history.state, '', window.location.href);
    history.replace({search: rangeSearch(choice)});
  };
  return {range, isAsked: asked === search && search !== '', pick};
}
