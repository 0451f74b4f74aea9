import {setImmediate} from 'node:timers/promises';
import type {SearchIndex} from '@help-center/engine';
import {openParts} from '../indices/openParts.ts';
import {answerCall} from './answerCall.ts';
import type {SearchLimits} from './SearchCall.ts';
import {callerGone, type Searcher} from './Searcher.ts';

/** Creates a searcher that answers on the calling thread. */
export function createLocalSearcher(limits: SearchLimits): Searcher {
  const indices = new Map<string, SearchIndex>();
  return {
    async open(added) {
      const counts = new Map<string, number>();
      for (const [name, parts] of added) {
        const index = await openParts(parts);
        indices.set(name, index);
        counts.set(name, index.recordCount);
      }
      return counts;
    },
    has: (name) => indices.has(name),
    answer: (call, signal) =>
      answerCall(call, {
        ...limits,
        indices,
        async pause() {
          await setImmediate();
          if (signal.aborted) throw callerGone();
        },
      }),
    async close() {},
  };
}
