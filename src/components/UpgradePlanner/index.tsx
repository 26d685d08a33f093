import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import manifest from '@generated/changelog/default/manifest.json';
import {type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState} from 'react';
import type {PlacedEntry} from '../../changelog/model/records';
import {plannedEntries, plannedIds, plannedUndos} from '../../changelog/upgrade/plan';
import {parseRange, type Range, rangeSearch, releasesIn} from '../../changelog/upgrade/range';
import {upgradeReason} from '../../changelog/upgrade/reason';
import {settledSettings} from '../../changelog/upgrade/roll-back';
import Export from './Export';
import PasteBox from './PasteBox';
import PlannedItem from './PlannedItem';
import PlannedReleases from './PlannedReleases';
import RangeForm from './RangeForm';
import RollBackTexts from './RollBackTexts';
import Stops from './Stops';
import styles from './styles.module.css';
import {useEntries} from './useEntries';
import {usePaste} from './usePaste';
import {proofLine, settledNote, verdictLine} from './words';

const {releases: RELEASES} = manifest;

/** The range that the address asks for, and how to choose another. */
function useRange() {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {search} = useLocation();
  // The address follows a choice a moment later: until it does, the choice holds.
  const [picked, setPicked] = useState<Range>();
  const asked = picked ? rangeSearch(picked) : isBrowser ? search : '';
  useEffect(() => {
    if (asked === search) setPicked(undefined);
  }, [asked, search]);
  const range = useMemo(() => parseRange(asked, RELEASES), [asked]);
  const pick = (choice: Range): void => {
    setPicked(choice);
    // A step of its own for back and forward, but no `push`: after that the theme moves the focus to the top of the
    // page.
    window.history.pushState(window.history.state, '', window.location.href);
    history.replace({search: rangeSearch(choice)});
  };
  return {range, pick};
}

/**
 * What an upgrade from one release to another asks for. The first rendering is the usual range, as at build time; the
 * address is read after it.
 */
export default function UpgradePlanner(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {range, pick} = useRange();
  const passed = useMemo(() => releasesIn(range, RELEASES), [range]);
  const {releases, authors, ready, failure, retry} = useEntries(passed);
  const [text, setText] = useState('');
  const pasted = useDeferredValue(text);
  const paste = usePaste(pasted, passed);

  const planned = useMemo(() => releases.flatMap(plannedEntries), [releases]);
  const undos = useMemo(() => plannedUndos(planned), [planned]);
  const settled = useMemo(() => settledSettings(undos), [undos]);
  const mentioned = useMemo(
    () => new Map(paste.matches.map(({entry, names}) => [entry.address, names])),
    [paste.matches],
  );
  const others = useMemo(() => paste.matches.filter((match) => !upgradeReason(match)), [paste.matches]);
  const matching = planned.filter(({entry}) => mentioned.has(entry.address));
  const ids = useMemo(() => plannedIds([...planned, ...others]), [planned, others]);

  const shows = useCallback((address: string) => !mentioned.has(address), [mentioned]);
  const item = useCallback(
    (placed: PlacedEntry): ReactNode => (
      <PlannedItem
        key={placed.entry.address}
        {...placed}
        id={ids.get(placed.entry)!}
        authors={upgradeReason(placed) ? authors : paste.authors}
        mentioned={mentioned.get(placed.entry.address)}
        note={settledNote(
          placed.entry.undo.map(({setting}) => setting),
          settled,
        )}
      />
    ),
    [ids, authors, paste.authors, mentioned, settled],
  );
  const checklistItems = useCallback(() => {
    const order = passed.map(({version}) => version);
    return [...planned, ...others.map((match) => ({...match, reason: `Mentions ${match.names.join(', ')}`}))].sort(
      (a, b) => order.indexOf(a.release.version) - order.indexOf(b.release.version),
    );
  }, [planned, others, passed]);
  return (
    <div className={styles.planner}>
      <p className={styles.withoutScript}>
        From {range.from} to {range.to}, the usual way. Other ways need scripts, which this browser does not run.
      </p>
      <div className={styles.tool}>
        <RangeForm releases={RELEASES} range={range} onPick={pick} />
        <p role="status" className={styles.proof}>
          {proofLine(range, passed)}
        </p>
        <Stops passed={passed} />
        <Export
          range={range}
          items={checklistItems}
          resolve={(path) => new URL(withBaseUrl(path), window.location.href).href}
        />
        <PasteBox
          failure={paste.state === 'failed' ? paste.failure : undefined}
          start={paste.start}
          onText={setText}
          verdict={verdictLine(paste.state, pasted, paste.names, matching.length, others.length)}
        />
      </div>
      <section className={styles.matched} hidden={paste.matches.length === 0}>
        <h2>Mentions what you pasted</h2>
        <div className="release" hidden={matching.length === 0}>
          <h3>Matters to this upgrade</h3>
          <ul>{matching.map(item)}</ul>
        </div>
        <div className="release" hidden={others.length === 0}>
          <h3>Other changes</h3>
          <ul>{others.map(item)}</ul>
        </div>
        <h2>Not matched</h2>
      </section>
      {failure === undefined ? (
        !ready && <p role="status">Loading the entries …</p>
      ) : (
        <p role="alert">
          Some entries could not be loaded ({failure}): the list below is not complete.{' '}
          <button type="button" className="button button--secondary button--sm" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <div className={styles.list}>
        <PlannedReleases passed={passed} releases={releases} shows={shows} item={item} />
        {/* Of a part of the entries it would be wrong. */}
        {ready && (
          <div className={styles.tool}>
            <RollBackTexts undos={undos} settled={settled} range={range} />
          </div>
        )}
      </div>
    </div>
  );
}
