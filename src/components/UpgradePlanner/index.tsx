import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import manifest from '@generated/changelog/default/manifest.json';
import clsx from 'clsx';
import {Fragment, type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {planPath} from '../../changelog/model/site';
import {compareVersions} from '../../changelog/model/versions';
import {documentMarkdown} from '../../changelog/render/plan-markdown';
import {planDocument} from '../../changelog/upgrade/plan-document';
import {ltsWays, planAddress, releaseIndex, wholeRange} from '../../changelog/upgrade/range';
import {otherVersion, verdictLine} from '../../changelog/upgrade/setup-part';
import CopyButton from '../CopyButton';
import Failure from '../Failure';
import {planFailure} from '../failure-messages';
import Blocks from './Blocks';
import Contents from './Contents';
import PasteBox from './PasteBox';
import RangeForm from './RangeForm';
import styles from './styles.module.css';
import {planName} from './ticks';
import {usePlan} from './usePlan';
import {useRange} from './useRange';
import {useSetup} from './useSetup';
import {useSteps} from './useSteps';
import {useTicks} from './useTicks';

/** After so many frames the lists around the place that the address names have their height. */
const SETTLED = 4;

const LTS_WAYS = ltsWays(manifest.releases);

/** Always the same, so that nothing is rendered again while a plan is fetched. */
const NONE: readonly never[] = [];

/**
 * What readers need to check and do for an upgrade. The first rendering has the usual range, as the built page does;
 * the address is read after that.
 */
export default function UpgradePlanner(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {range, isAsked, pick} = useRange();
  const {plan, failure, retry} = usePlan(range);
  const [text, setText] = useState('');
  const pasted = useDeferredValue(text);
  const {setup, hasList, failure: pasteFailure, start} = useSetup(pasted, plan);
  const isBrowser = useIsBrowser();
  const lists = useRef<HTMLDivElement>(null);
  const {from, to} = wholeRange(range);
  const other = setup && otherVersion(setup.paste, from);
  const isOlder = other !== undefined && releaseIndex(manifest.releases, other) >= 0 && compareVersions(other, to) < 0;
  const begin = (isStep: boolean): void => pick({from: other!, to}, isStep);
  // A list says where its server is, unless the address says where to begin.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a list
  useEffect(() => {
    if (isOlder && !isAsked) begin(false);
  }, [isOlder, isAsked]);
  const {done, tick, clear} = useTicks(lists, planName({from, to: range.to}, pasted));
  const today = isBrowser ? new Date().toISOString().slice(0, 10) : undefined;
  const doc = useMemo(() => plan && planDocument(plan, {setup, today}), [plan, setup, today]);
  const parts = doc?.parts ?? NONE;
  const markdown = (rest?: string): string =>
    doc ? documentMarkdown(doc, (path) => new URL(withBaseUrl(path), window.location.href).href, {done, rest}) : '';
  const hasSetup = doc !== undefined && doc.mentioned > 0;
  const way = `${from} ${to}`;
  const shown = useSteps(parts, way);
  const isShown = doc !== undefined && parts.every(({key}) => shown.has(key));
  const isPlanned = !plan || plan.passed.length > 0 || plan.patches.brought.length > 0;
  // The plan that the address asks for shows once it is whole, and in its place: nothing that readers see moves then.
  useLayoutEffect(() => {
    const {dataset} = document.documentElement;
    const isThere = failure || (doc && (isShown || !window.location.hash));
    if (!isBrowser || !isThere || dataset.asked === undefined) return;
    if (window.location.hash) dataset.asked = 'place';
    const show = (frames: number): void => {
      if (frames > 0) requestAnimationFrame(() => show(frames - 1));
      else delete dataset.asked;
    };
    show(window.location.hash ? SETTLED : 0);
  }, [isBrowser, failure, doc, isShown]);
  // What the address names may have come only now, and what was read before may have moved: before that is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another range it is another list, and a browser knows the day
  useLayoutEffect(() => {
    if (isShown) document.dispatchEvent(new Event('staticcontent', {bubbles: true}));
  }, [isShown, way, isBrowser]);
  const isRead = text === pasted && (setup !== undefined || text.trim() === '');
  const known = parts.find(({key}) => key === 'setup')?.count ?? 0;
  const verdict = isRead ? doc && setup && verdictLine(setup.paste, doc.mentioned, from, known) : 'Comparing …';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a box click it
    // biome-ignore lint/a11y/noStaticElementInteractions: its boxes are pressed, which React does not know
    <div className={styles.planner} onClick={({target}) => tick(target)}>
      <p className="unscripted">
        From {range.from} to {range.to}, the usual way. Other ways need scripts, which did not run in this browser.
        Between releases with long-term support they are Markdown files:{' '}
        {LTS_WAYS.map((way, place) => (
          <Fragment key={planPath(way)}>
            {place > 0 && ', '}
            <a href={withBaseUrl(planPath(way))}>
              {way.from} to {way.to}
            </a>
          </Fragment>
        ))}
        .
      </p>
      <div className={styles.asked}>
        <div className="scripted">
          <RangeForm range={range} onPick={pick} />
        </div>
        {today && (
          <p className={styles.printed} data-setup={isPlanned ? verdict : undefined}>
            {today}, {window.location.origin}
            {withBaseUrl(planAddress({from, to}))}
          </p>
        )}
        <div role="status" aria-busy={!doc} className={styles.summary}>
          {doc ? <Blocks blocks={doc.summary} /> : <p>{`From ${from} to ${to}.`}</p>}
        </div>
        <div className={styles.plan}>
          {/* Hidden, not removed, if there is no plan: a text in it would be lost. */}
          <div className="scripted" hidden={!isPlanned}>
            <PasteBox
              failure={pasteFailure}
              start={start}
              onText={setText}
              text={text}
              hasList={hasList}
              verdict={isPlanned ? verdict : undefined}
            >
              {isOlder && (
                <button type="button" onClick={() => begin(true)}>
                  Begin at {other}
                </button>
              )}
            </PasteBox>
          </div>
          <div className={styles.head}>
            <Blocks blocks={doc?.head ?? NONE} />
          </div>
          {isPlanned && (
            <p className={clsx('scripted', styles.read)}>
              <CopyButton
                label={hasSetup ? 'Copy checklist for your setup' : 'Copy as Markdown checklist'}
                name="Checklist"
                text={() => markdown(hasSetup ? window.location.href.replace(/#.*/, '') : undefined)}
                missing={doc ? undefined : 'as soon as all entries are loaded'}
              />{' '}
              {hasSetup && <CopyButton label="Copy whole plan" name="Whole plan" text={() => markdown()} />}{' '}
              <button type="button" onClick={() => window.print()}>
                Print
              </button>{' '}
              {done.size > 0 && (
                <button type="button" onClick={clear}>
                  Clear all ticks ({done.size})
                </button>
              )}
            </p>
          )}
          <Failure failure={failure && planFailure(failure)} retry={retry}>
            {!doc && <p role="status">Loading the entries …</p>}
          </Failure>
          <Contents parts={parts} />
          <div ref={lists}>
            {parts.map((part) => (
              <section key={part.key} className="release" data-part={part.key}>
                {shown.has(part.key) && (
                  <>
                    <div className="sticky" data-section={part.name}>
                      <a href="#parts">↑ Steps</a>
                    </div>
                    <Blocks blocks={part.blocks} />
                  </>
                )}
              </section>
            ))}
          </div>
        </div>
        <p className={styles.waiting}>Loading the plan …</p>
      </div>
    </div>
  );
}
