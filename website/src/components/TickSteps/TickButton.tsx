import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useTickedSteps} from './useTickedSteps.ts';

/** Shows or hides the checkboxes of the steps of a page. */
export default function TickButton({permalink}: {permalink: string}): ReactNode {
  const {isOn, setOn} = useTickedSteps(permalink);
  return (
    <button type="button" data-needs-scripts="" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      {translate({id: 'steps.tick', message: 'Tick off steps'})}
    </button>
  );
}
