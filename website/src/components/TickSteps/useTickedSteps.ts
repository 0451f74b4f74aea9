import {useMemo, useSyncExternalStore} from 'react';
import {doneIn, isOnIn, openTickedSteps, type TickedSteps} from './openTickedSteps.ts';

/** The steps that a reader has ticked off on a page, and their setters. */
export function useTickedSteps(
  permalink: string,
): Pick<TickedSteps, 'setOn' | 'tick'> & {readonly isOn: boolean; readonly done: ReadonlySet<number>} {
  const steps = useMemo(() => openTickedSteps(permalink), [permalink]);
  const text = useSyncExternalStore(steps.listen, steps.read, () => null);
  return useMemo(() => ({...steps, isOn: isOnIn(text), done: doneIn(text)}), [steps, text]);
}
