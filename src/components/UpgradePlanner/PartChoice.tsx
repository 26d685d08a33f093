import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import type {PlannedEntry} from '../../changelog/upgrade/plan';
import {isPlanPart, PLAN_PARTS, type PlanPart, planPart} from '../../changelog/upgrade/reason';
import styles from './styles.module.css';

/** The part of the plan that the address asks for, `&show=incompatible`; undefined for the whole. */
export function usePart(): PlanPart | undefined {
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  const asked = isBrowser ? new URLSearchParams(search).get('show') : null;
  return isPlanPart(asked) ? asked : undefined;
}

interface Props {
  readonly part: PlanPart | undefined;
  readonly entries: readonly PlannedEntry[];
}

/** Narrows the list to a part of the plan. */
export default function PartChoice({part, entries}: Props): ReactNode {
  const history = useHistory();
  const {search} = useLocation();
  const show = (each: PlanPart | undefined): void => {
    const asked = new URLSearchParams(search);
    if (each) asked.set('show', each);
    else asked.delete('show');
    history.replace({search: `?${asked}`});
  };
  const choice = (each: PlanPart | undefined, label: string, count: number): ReactNode => (
    <label key={label}>
      <input type="radio" name="show" checked={part === each} onChange={() => show(each)} /> {label} ({count})
    </label>
  );
  const counts = (Object.keys(PLAN_PARTS) as PlanPart[]).map(
    (each) => [each, entries.filter((entry) => planPart(entry) === each).length] as const,
  );
  return (
    <fieldset className={styles.parts}>
      <legend>Show</legend>
      {choice(undefined, 'All', entries.length)}
      {counts.map(([each, count]) => (count > 0 || part === each) && choice(each, PLAN_PARTS[each], count))}
    </fieldset>
  );
}
