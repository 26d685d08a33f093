import {compareVersions} from '../model/versions';
import {type AskedServers, type CatalogueKind, knownAt, type State} from './asked-servers';

/** What a server does with a name: it knows it, takes it without effect, or does not know it. */
type Support = 'known' | 'obsolete' | 'absent';

/** What the asked servers say of a name for a release, which need not be one of theirs. */
export interface NameStatus {
  /** In `later`, only newer servers know it; in `gone`, older ones did; in `unknown`, none does. */
  readonly is: 'known' | 'obsolete' | 'gone' | 'later' | 'unknown';
  /** False if the release is between two servers and only the newer one says so. */
  readonly isSure: boolean;
  /** The first server that says so; in `later`, the first that knows it. */
  readonly since?: string;
  /** The last server before that one, which says otherwise. */
  readonly before?: string;
}

function supportOf(states: readonly State[] | undefined, release: string): Support {
  const known = knownAt(states, release);
  if (known === undefined) return 'absent';
  return known.tier === 'obsolete' ? 'obsolete' : 'known';
}

/** What becomes of a name in a release; undefined if no server has a list of its kind. */
export function statusIn(
  servers: AskedServers,
  kind: CatalogueKind,
  name: string,
  release: string,
): NameStatus | undefined {
  const states = servers.states[kind].get(name);
  const asked = servers.releases.filter((each) => compareVersions(each, servers.listedFrom[kind]) >= 0);
  const supports = asked.map((each) => ({release: each, support: supportOf(states, each)}));
  if (supports.length === 0) return undefined;
  const reached = supports.findLastIndex((each) => compareVersions(each.release, release) <= 0);
  const isAsked = supports[reached]?.release === release;
  // Between two asked servers the newer one counts: a warning that comes early costs less than one that comes late.
  const at = isAsked || reached === supports.length - 1 ? reached : reached + 1;
  const {support} = supports[at]!;
  const first = supports.findLastIndex((each, index) => index < at && each.support !== support) + 1;
  const isSure = at === reached || reached < 0 || supports[reached]!.support === support;
  const bounds = (index: number) => ({
    since: supports[index]!.release,
    ...(index > 0 && {before: supports[index - 1]!.release}),
  });
  // What does not know a setting yet says nothing of its effect.
  const isNewWithout = support === 'obsolete' && supports[first - 1]?.support === 'absent';
  if (isNewWithout) return {is: support, isSure, since: supports[first]!.release};
  if (support !== 'absent') return {is: support, isSure, ...bounds(first)};
  if (first > 0) return {is: 'gone', isSure, ...bounds(first)};
  const next = supports.findIndex((each) => each.support !== 'absent');
  return next < 0 ? {is: 'unknown', isSure} : {is: 'later', isSure, ...bounds(next)};
}

/** The first server for which a name has no effect or is gone for good, and the last one before it; undefined if it lives. */
export function endOf(
  {releases}: AskedServers,
  states: readonly State[] | undefined,
): Pick<NameStatus, 'since' | 'before'> | undefined {
  const last = releases.findLastIndex((each) => supportOf(states, each) === 'known');
  if (states === undefined || last === releases.length - 1) return undefined;
  // Where no asked server uses it, one before the first that takes it may have done so.
  return last < 0 ? {since: states[0]!.release} : {since: releases[last + 1]!, before: releases[last]!};
}

/** The first server that takes a name without effect; undefined if a later one uses it, or none ignores it. */
export function obsoleteSince(servers: AskedServers, states: readonly State[]): string | undefined {
  return endOf(servers, states) && states.find(({known}) => known?.tier === 'obsolete')?.release;
}

/**
 * Why a release does not know a name, or ignores a setting, and what to do with it.
 * @param end since when, as names.tsv or servers say
 * @param isTold whether an entry says what to do: it may be more than to drop it
 */
export function whyNot(
  {is, isSure, since, before}: NameStatus,
  to: string,
  end?: string,
  isTold = false,
): string | undefined {
  const isEnd = is === 'gone' || is === 'obsolete';
  if (isEnd && end && end !== since && compareVersions(to, end) < 0) return undefined;
  if (isEnd && end && (isSure || end !== since)) {
    const from = `since ${end}${end === since ? ', or earlier' : ''}`;
    if (isTold) return `It has not worked ${from}.`;
    return is === 'gone' ? `Unknown ${from}: remove it.` : `Without effect ${from}: you can drop it.`;
  }
  const notAsked = isSure ? '' : `; ${to} was not tested`;
  if (is === 'later') return `Not in ${to}: ${since} is the first version asked that knows it.`;
  if (is === 'gone') return `${before} knows it, ${since} does not${notAsked}.`;
  if (is === 'obsolete' && before) return `It works in ${before}, not in ${since}${notAsked}.`;
  if (is === 'obsolete') return `Without effect in ${since}${notAsked}.`;
  return is === 'known' && !isSure ? `${since} knows it, ${before} does not${notAsked}.` : undefined;
}
