import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import {addBoxes, findSteps} from './stepBoxes.ts';

/** The steps that are done on a page, kept on the reader's device: their numbers from 0; `null` while they are not ticked off. */
function slotOf(permalink: string) {
  return createStorageSlot(`help-center.steps.${permalink}`);
}

/** In the head of a task page: lets a reader tick off its steps, and remembers them. */
export default function TickSteps({permalink}: {permalink: string}): ReactNode {
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(slotOf(permalink).get() !== null), [permalink]);
  useEffect(() => {
    if (!isOn) return undefined;
    const slot = slotOf(permalink);
    const done = new Set((slot.get() ?? '').split(',').filter(Boolean).map(Number));
    return addBoxes(
      findSteps(document),
      done,
      (step) => translate({id: 'steps.done', message: 'Step {step} is done'}, {step: String(step)}),
      (ticked) => slot.set([...ticked].join(',')),
    );
  }, [isOn, permalink]);
  function toggle() {
    if (isOn) slotOf(permalink).del();
    else slotOf(permalink).set('');
    setOn(!isOn);
  }
  return (
    <button type="button" className="tick-steps" data-needs-scripts="" aria-pressed={isOn} onClick={toggle}>
      {translate({id: 'steps.tick', message: 'Tick off steps'})}
    </button>
  );
}
