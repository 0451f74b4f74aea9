import {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {refusesTracking} from './refusesTracking.ts';

type State = 'asked' | 'sending' | 'sent' | 'failed' | 'refused';

interface Props {
  /** Stores an answer; rejects when it could not be stored. */
  send(kind: 'helped' | 'not-helped'): Promise<void>;
}

/** The answers to "Did this help?"; if storing fails, readers can answer again. */
export default function Answers({send}: Props): ReactNode {
  const [state, setState] = useState<State>('asked');
  const isOver = state === 'sent' || state === 'refused';
  const status = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isOver && document.activeElement === document.body) status.current?.focus();
  }, [isOver]);
  async function say(kind: 'helped' | 'not-helped') {
    if (state === 'sending') return;
    // Checked only now: buttons are rendered at build time, when the browser is not known.
    if (refusesTracking()) {
      setState('refused');
      return;
    }
    setState('sending');
    try {
      await send(kind);
      setState('sent');
    } catch (error) {
      console.error('The answer could not be stored.', error);
      setState('failed');
    }
  }
  const answers = {
    helped: translate({id: 'page.helped.yes', message: 'Yes'}),
    'not-helped': translate({id: 'page.helped.no', message: 'No'}),
  };
  return (
    <>
      {!isOver &&
        (['helped', 'not-helped'] as const).map((kind) => (
          <button key={kind} type="button" data-needs-scripts="" onClick={() => void say(kind)}>
            {answers[kind]}
          </button>
        ))}{' '}
      <span role="status" ref={status} tabIndex={-1}>
        {state === 'sent' && translate({id: 'page.helped.thanks', message: 'Thank you. '})}
        {state === 'failed' &&
          translate({id: 'page.helped.failed', message: 'Your answer could not be stored. '})}
        {state === 'refused' &&
          translate({
            id: 'page.helped.refused',
            message: 'Your browser asks sites not to track you, so your answer was not sent. ',
          })}
      </span>
    </>
  );
}
