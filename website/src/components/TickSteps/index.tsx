import {useEffect, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TickButton from './TickButton.tsx';
import {addBoxes, findSteps, setTicked} from './stepBoxes.ts';
import {useTickedSteps} from './useTickedSteps.ts';

/** In the head of a task page: lets readers tick off steps, and remembers on the device which are done. */
export default function TickSteps({permalink}: {permalink: string}): ReactNode {
  const {isOn, done, tick} = useTickedSteps(permalink);
  useEffect(() => {
    if (!isOn) return undefined;
    return addBoxes(
      findSteps(document),
      (step) => translate({id: 'steps.done', message: 'Step {step} is done'}, {step: String(step)}),
      tick,
    );
  }, [isOn, tick]);
  useEffect(() => setTicked(findSteps(document), done), [done]);
  return <TickButton permalink={permalink} />;
}
