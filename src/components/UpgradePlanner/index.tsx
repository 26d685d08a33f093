import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {pasteMatches} from '../../changelog/paste-matches';
import type {Plan} from '../../changelog/upgrade';
import {parseRange, type Range, rangeSearch, releasesIn} from '../../changelog/upgrade-range';
import Export from './Export';
import OtherMatches from './OtherMatches';
import PasteBox from './PasteBox';
import {usePasteData} from './paste';
import RangeForm from './RangeForm';
import RollBackTexts from './RollBackTexts';
import {arrange} from './static-list';
import styles from './styles.module.css';
import {proofLine, verdictLine} from './words';

interface Props {
  readonly plan: Plan;
  /** The static list of all entries that matter: it is there without script, and only rearranged by it. */
  readonly children: ReactNode;
}

/** Counts up whenever the static list's content is put in anew. */
function useContentVersion(list: RefObject<HTMLElement | null>): number {
  const [version, setVersion] = useState(0);
  useLayoutEffect(() => {
    const root = list.current!.querySelector('[data-static-html]')!;
    const observer = new MutationObserver(() => setVersion((last) => last + 1));
    observer.observe(root, {childList: true});
    return () => observer.disconnect();
  }, [list]);
  return version;
}

/**
 * What an upgrade from one release to another asks for. The first rendering is the default range, as at build time;
 * the address is read after it.
 */
export default function UpgradePlanner({plan: {releases, undos}, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {search} = useLocation();
  // The address follows a choice a moment later: until it does, the choice holds.
  const [picked, setPicked] = useState<Range>();
  const asked = picked ? rangeSearch(picked) : isBrowser ? search : '';
  useEffect(() => {
    if (asked === search) setPicked(undefined);
  }, [asked, search]);
  const range = useMemo(() => parseRange(asked, releases), [asked, releases]);
  const passed = useMemo(() => releasesIn(range, releases), [range, releases]);
  const versions = useMemo(() => new Set(passed.map(({version}) => version)), [passed]);
  const undosPassed = undos.filter(({version}) => versions.has(version));

  const [text, setText] = useState('');
  const pasted = useDeferredValue(text);
  const {loading, start} = usePasteData();
  const found = useMemo(
    () => (loading.state === 'ready' && pasted.trim() !== '' ? loading.finder.find(pasted) : undefined),
    [loading, pasted],
  );
  const matches = useMemo(
    () => (loading.state === 'ready' && found ? pasteMatches(loading.data, found, versions) : []),
    [loading, found, versions],
  );
  const others = matches.filter(({entry}) => !entry.matters);
  const mattering = matches.length - others.length;

  const list = useRef<HTMLDivElement>(null);
  const matched = useRef<HTMLUListElement>(null);
  const content = useContentVersion(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `content` says that the list came anew
  useLayoutEffect(() => {
    const root = list.current!.querySelector<HTMLElement>('[data-static-html]')!;
    if (isBrowser)
      arrange(root, matched.current!, versions, new Map(matches.map(({anchor, names}) => [anchor, names])));
  }, [isBrowser, versions, matches, content]);

  const pick = (choice: Range): void => {
    setPicked(choice);
    // A step of its own for back and forward, but no `push`: after that the theme moves the focus to the top of the
    // page.
    window.history.pushState(window.history.state, '', window.location.href);
    history.replace({search: rangeSearch(choice)});
  };
  return (
    <div className={styles.planner}>
      <div className={styles.tool}>
        <RangeForm releases={releases} range={range} onPick={pick} />
        <p role="status" className={styles.proof}>
          {proofLine(range, passed)}
        </p>
        <Export range={range} versions={versions} undos={undos} others={others} list={list} />
        <PasteBox
          loading={loading}
          start={start}
          onText={setText}
          verdict={verdictLine(loading.state, pasted, found?.size ?? 0, mattering, others.length)}
        />
      </div>
      <section className={styles.matched} hidden={matches.length === 0}>
        <h2>Mentions what you pasted</h2>
        <div className="release" hidden={mattering === 0}>
          <h3>Matters to this upgrade</h3>
          <ul ref={matched} />
        </div>
        <div className="release" hidden={others.length === 0}>
          <h3>Other changes</h3>
          <OtherMatches matches={others} />
        </div>
        <h2>Not matched</h2>
      </section>
      <div ref={list} className={styles.list}>
        {children}
      </div>
      <div className={styles.tool}>
        <RollBackTexts undos={undosPassed} range={range} />
      </div>
    </div>
  );
}
