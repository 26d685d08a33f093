import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import {type ReactNode, useCallback, useDeferredValue, useMemo, useState} from 'react';
import {netDefaults} from '../../changelog/defaults/net';
import type {PlacedEntry} from '../../changelog/model/records';
import {SECTIONS} from '../../changelog/model/section-names';
import {isWhollyIn} from '../../changelog/patches/lacks';
import {changedSettings, plannedUndos, undoOnUpgrade} from '../../changelog/upgrade/changed-settings';
import {checklist, ORDER} from '../../changelog/upgrade/checklist';
import {
  oldestFirst,
  type PlannedEntry,
  plannedIds,
  plannedOnce,
  type ToldOnce,
  toldOnce,
} from '../../changelog/upgrade/plan';
import {isWithin, releasesIn} from '../../changelog/upgrade/range';
import {planPart, upgradeReason} from '../../changelog/upgrade/reason';
import {ROLL_BACK} from '../../changelog/upgrade/roll-back';
import Button from '../Button';
import CopyButton from '../CopyButton';
import Failure from '../Failure';
import {Html, Paragraph} from '../Text';
import BroughtPart from './BroughtPart';
import ChangedDefaults from './ChangedDefaults';
import {itemHtml} from './item-html';
import LostPart from './LostPart';
import NewestPatch from './NewestPatch';
import PartChoice, {usePart} from './PartChoice';
import PasteBox from './PasteBox';
import PastedSettings from './PastedSettings';
import PlannedReleases from './PlannedReleases';
import RangeForm from './RangeForm';
import RollBackTexts from './RollBackTexts';
import styles from './styles.module.css';
import {useEntries} from './useEntries';
import {usePaste} from './usePaste';
import {usePatchWay} from './usePatchWay';
import {useRange} from './useRange';
import {alreadyLine, lacksLine, proofLine, stopsLine, verdictLine, withinLine} from './words';

/**
 * What readers need to check and do for an upgrade. The first rendering has the usual range, as the built page does;
 * the address is read after that.
 */
export default function UpgradePlanner(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {range, pick} = useRange();
  const passed = useMemo(() => releasesIn(range, manifest.releases), [range]);
  const entries = useEntries(passed);
  const {changes, obsolete, authors} = entries;
  const {way, releases, leftOut, ready, failure, retry} = usePatchWay(range, entries);
  const [text, setText] = useState('');
  const pasted = useDeferredValue(text);
  const once = useMemo(() => plannedOnce(releases, passed), [releases, passed]);
  const planned = useMemo(() => once.flatMap((each) => [each, ...each.again]).sort(oldestFirst), [once]);
  const net = useMemo(() => netDefaults(changes, range), [changes, range]);
  const changed = useMemo(() => changedSettings(plannedUndos(planned), net), [planned, net]);
  const paste = usePaste(pasted, passed, range, net, changed);
  const mentioned = useMemo(
    () => new Map(paste.matches.map(({entry, names}) => [entry.address, names])),
    [paste.matches],
  );
  const others = useMemo(
    () => toldOnce(paste.matches.filter((match) => !upgradeReason(match) && way && !isWhollyIn(match.entry, way.has))),
    [paste.matches, way],
  );
  const part = usePart();
  const listed = useDeferredValue(part);
  const matching = once.filter(({entry}) => mentioned.has(entry.address));
  const isListed = useCallback(
    (placed: PlannedEntry) =>
      !mentioned.has(placed.entry.address) && (listed === undefined || planPart(placed) === listed),
    [mentioned, listed],
  );
  const ids = useMemo(() => plannedIds([...once, ...others]), [once, others]);

  const item = useCallback(
    (placed: ToldOnce<PlacedEntry>): ReactNode => {
      const {section, entry} = placed;
      const beside = {
        authors: upgradeReason(placed) ? authors : paste.authors,
        mentioned: mentioned.get(entry.address),
        note: undoOnUpgrade(entry.undo, changed).note,
      };
      return (
        <Html
          as="li"
          key={entry.address}
          id={ids.get(entry)!}
          className={`k-${SECTIONS[section.name].kind}`}
          html={itemHtml(placed, beside, withBaseUrl)}
        />
      );
    },
    [ids, authors, paste.authors, mentioned, changed, withBaseUrl],
  );
  const toChecklist = (): string => {
    const mentions = others.map((match) => ({...match, reason: `Mentions ${match.names.join(', ')}`}));
    return checklist(
      range,
      [...planned, ...mentions].sort(oldestFirst),
      {net, obsolete, pasted: paste.about},
      (path) => new URL(withBaseUrl(path), window.location.href).href,
    );
  };
  return (
    <div className={styles.planner}>
      <p className={styles.withoutScript}>
        From {range.from} to {range.to}, the usual way. Other ways need scripts, which this browser does not run.
      </p>
      <div className={styles.tool}>
        <RangeForm range={range} unknown={way?.unknown ?? []} onPick={pick} />
      </div>
      <p role="status" className={styles.proof}>
        {isWithin(range)
          ? way && withinLine(way)
          : proofLine(range, passed, ready ? net : undefined) + (ready ? alreadyLine(way, leftOut) : '')}
      </p>
      {way && <NewestPatch way={way} onPick={pick} />}
      {way && <LostPart way={way} onPick={pick} />}
      <Paragraph text={stopsLine(passed)} />
      <div className={styles.tool} hidden={isWithin(range)}>
        {passed.length > 0 && (
          <p className={styles.export}>
            <CopyButton
              label="Copy as Markdown checklist"
              text={toChecklist}
              missing={ready ? undefined : 'as soon as all entries are loaded'}
            />{' '}
            <Button onClick={() => window.print()}>Print</Button>{' '}
            {ready && (
              <>
                <a href="#defaults">Changed defaults</a> <a href="#roll-back">{ROLL_BACK}</a>
              </>
            )}
          </p>
        )}
        <PasteBox
          failure={paste.failure}
          start={paste.start}
          onText={setText}
          verdict={
            passed.length > 0
              ? verdictLine(paste.state, pasted, paste.names, matching.length, others.length)
              : undefined
          }
        />
      </div>
      {ready && passed.length > 0 && <PastedSettings about={paste.about} />}
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
      <Failure
        failure={failure && `Some entries could not be loaded (${failure}): the list below is not complete.`}
        retry={retry}
      >
        {!ready && <p role="status">Loading the entries …</p>}
      </Failure>
      {once.length > 0 && <PartChoice part={part} entries={once} />}
      <div className={styles.list}>
        {passed.length > 0 && <p>{ORDER}</p>}
        <PlannedReleases passed={passed} releases={releases} once={once} isListed={isListed} item={item}>
          {way?.to && way.brought.length > 0 && (
            <BroughtPart to={way.to} brought={way.brought}>
              {!isWithin(range) && (
                <p>{lacksLine(way.to, way.brought.length, [range.to, ...(way.from ? [way.from.name] : [])])}</p>
              )}
            </BroughtPart>
          )}
          {/* Made from a part of the entries, the texts would be wrong. */}
          {ready && passed.length > 0 && (
            <>
              <ChangedDefaults net={net} />
              <RollBackTexts changed={changed} range={range} obsolete={obsolete} />
            </>
          )}
        </PlannedReleases>
      </div>
    </div>
  );
}
