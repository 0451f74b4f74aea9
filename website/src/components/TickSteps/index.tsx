import {useEffect, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useStorageSlot} from '@docusaurus/theme-common';
import {addBoxes, findSteps} from './stepBoxes.ts';

/** In the head of a task page: lets a reader tick off its steps, and remembers on the device which are done. */
export default function TickSteps({permalink}: {permalink: string}): ReactNode {
  // Numbers of the steps that are done, from 0; `null` while they are not ticked off.
  const [stored, slot] = useStorageSlot(`help-center.steps.${permalink}`);
  const isOn = stored !== null;
  useEffect(() => {
    if (!isOn) return undefined;
    const done = new Set((slot.get() ?? '').split(',').filter(Boolean).map(Number));
    return addBoxes(
      findSteps(document),
      done,
      (step) => translate({id: 'steps.done', message: 'Step {step} is done'}, {step: String(step)}),
      (ticked) => slot.set([...ticked].join(',')),
    );
  }, [isOn, slot]);
  return (
    <button
      type="button"
      className="tick-steps"
      data-needs-scripts=""
      aria-pressed={isOn}
      onClick={() => (isOn ? slot.del() : slot.set(''))}
    >
      {translate({id: 'steps.tick', message: 'Tick off steps'})}
    </button>
  );
}
