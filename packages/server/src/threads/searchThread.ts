import {setImmediate} from 'node:timers/promises';
import {parentPort, workerData} from 'node:worker_threads';
import type {SearchIndex} from '@help-center/engine';
import {openParts} from '../indices/openParts.ts';
import {answerCall} from '../search/answerCall.ts';
import type {SearchCall} from '../search/SearchCall.ts';
import {callerGone} from '../search/Searcher.ts';
import type {SearchThreadAnswer, SearchThreadCall, SearchThreadData} from './SearchMessage.ts';
import {toFailure} from './ThreadFailure.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is none
const say = (message: SearchThreadAnswer): void => parentPort?.postMessage(message);
const {indices: sources, limits} = workerData as SearchThreadData;
const indices = new Map<string, SearchIndex>();
const underWay = new Map<number, {isCancelled: boolean; isPaused: boolean}>();

async function answer(id: number, call: SearchCall): Promise<void> {
  const state = {isCancelled: false, isPaused: false};
  underWay.set(id, state);
  const pause = async (): Promise<void> => {
    if (!state.isPaused) say({id, isPaused: true});
    state.isPaused = true;
    await setImmediate();
    if (state.isCancelled) throw callerGone();
  };
  try {
    say({id, answers: await answerCall(call, {...limits, indices, pause})});
  } catch (error) {
    say({id, failure: toFailure(error)});
  } finally {
    underWay.delete(id);
  }
}

try {
  for (const [name, parts] of sources) indices.set(name, await openParts(parts));
  parentPort?.on('message', (message: SearchThreadCall) => {
    if ('call' in message) void answer(message.id, message.call);
    else {
      const state = underWay.get(message.id);
      if (state !== undefined) state.isCancelled = true;
    }
  });
  say({records: new Map([...indices].map(([name, {recordCount}]) => [name, recordCount]))});
} catch (error) {
  say({failure: toFailure(error)});
}
