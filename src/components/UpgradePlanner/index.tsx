import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import {type MouseEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useState} from 'react';
import {documentMarkdown, otherMatches, planDocument} from '../../changelog/upgrade/plan-document';
import {isWithin} from '../../changelog/upgrade/range';
import {ROLL_BACK} from '../../changelog/upgrade/roll-back-blocks';
import Button from '../Button';
import CopyButton from '../CopyButton';
import Failure from '../Failure';
import Blocks from './Blocks';
import PartChoice, {usePart} from './PartChoice';
import PasteBox from './PasteBox';
import RangeForm from './RangeForm';
import styles from './styles.module.css';
import {usePaste} from './usePaste';
import {usePlan} from './usePlan';
import {useRange} from './useRange';
import {useSteps} from './useSteps';
import {verdictLine} from './words';

/**
 * What readers need to check and do for an upgrade. The first rendering has the usual range, as the built page does;
 * the address is read after that.
 */
export default function UpgradePlanner(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {range, pick} = useRange();
  const {plan, authors, failure, retry} = usePlan(range);
  const {once, passed, way, isComplete} = plan;
  const [text, setText] = useState('');
  const pasted = useDeferredValue(text);
  const paste = usePaste(pasted, plan);
  const part = usePart();
  const listed = useDeferredValue(part);
  const doc = useMemo(
    () =>
      planDocument(plan, {
        authors: {...paste.authors, ...authors},
        part: listed,
        matches: paste.matches,
        about: paste.about,
      }),
    [plan, paste.authors, authors, listed, paste.matches, paste.about],
  );
  const {head, paste: ofPaste, plan: parts} = doc;
  const keys = parts.flatMap(({key, blocks}) => (blocks.length > 0 ? key : []));
  const shown = useSteps(keys);
  const isShown = isComplete && keys.every((key) => shown.has(key));
  const place = `${range.from} ${range.to}`;
  // What the address names may have come only now, and what was read before may have moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another range it is another list
  useEffect(() => {
    if (isShown) document.dispatchEvent(new Event('staticcontent', {bubbles: true}));
  }, [isShown, place]);
  const verdict = useMemo(() => {
    const mentioned = new Set(paste.matches.map(({entry}) => entry.address));
    const mattering = once.filter(({entry}) => mentioned.has(entry.address)).length;
    return verdictLine(paste.state, pasted, paste.names, mattering, otherMatches(paste.matches, way).length);
  }, [paste.matches, paste.state, paste.names, pasted, once, way]);
  /** Follows a link to another plan on this page. Such a link disappears, so the focus needs another place. */
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const {pathname, search, hash} = new URL(link.href);
    if (pathname !== window.location.pathname || search === '' || hash !== '') return;
    event.preventDefault();
    const {from, to} = Object.fromEntries(new URLSearchParams(search));
    pick({from: from!, to: to!});
    document.querySelector<HTMLElement>('select[name=from]')?.focus();
  };
  const [summary, others] = useMemo(() => [head.slice(0, 1), head.slice(1)], [head]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a link click it
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are pressed
    <div className={styles.planner} onClick={follow}>
      <p className={styles.withoutScript}>
        From {range.from} to {range.to}, the usual way. Other ways need scripts, which did not run in this browser.
      </p>
      <p className={styles.waiting}>Loading the plan …</p>
      <div className={styles.asked}>
        <div className={styles.tool}>
          <RangeForm range={range} onPick={pick} />
        </div>
        <div role="status" className={styles.summary}>
          <Blocks blocks={summary} />
        </div>
        <Blocks blocks={others} />
        <div className={styles.tool}>
          {(passed.length > 0 || (way && way.brought.length > 0)) && (
            <p className={styles.export}>
              <CopyButton
                label="Copy as Markdown checklist"
                text={() => documentMarkdown(doc, (path) => new URL(withBaseUrl(path), window.location.href).href)}
                missing={isComplete ? undefined : 'as soon as all entries are loaded'}
              />{' '}
              <Button onClick={() => window.print()}>Print</Button>{' '}
              {isComplete && passed.length > 0 && (
                <>
                  <a href="#defaults">Changed defaults</a> <a href="#roll-back">{ROLL_BACK}</a>
                </>
              )}
            </p>
          )}
          <div hidden={isWithin(range)}>
            <PasteBox
              failure={paste.failure}
              start={paste.start}
              onText={setText}
              verdict={passed.length > 0 ? verdict : undefined}
            />
          </div>
        </div>
        {ofPaste.map(({key, blocks}) => (
          <section key={key} className={`release ${styles.part}`}>
            <Blocks blocks={blocks} />
          </section>
        ))}
        <Failure
          failure={failure && `Some entries could not be loaded (${failure}): the list below is not complete.`}
          retry={retry}
        >
          {!isComplete && <p role="status">Loading the entries …</p>}
        </Failure>
        {once.length > 0 && <PartChoice part={part} entries={once} />}
        {/* Each part has its element from the beginning: if one were added later, the browser would compute the styles
            of all its neighbors again. */}
        {parts.map(({key, blocks}) => (
          <section
            key={key}
            className={`release ${styles.part}`}
            data-version={manifest.releases.some(({version}) => version === key) ? key : undefined}
          >
            {shown.has(key) && <Blocks blocks={blocks} />}
          </section>
        ))}
      </div>
    </div>
  );
}
