import type {IndexParts} from '../indices/IndexParts.ts';
import type {SearchAnswer, SearchCall, SearchLimits} from './SearchCall.ts';
import {callerGone, type Searcher} from './Searcher.ts';
import {startSearchThread, type SearchThread} from './startSearchThread.ts';

/** Settings of {@link createSearchPool}. */
export interface SearchPoolOptions {
  /** Folder of the compiled thread modules. */
  readonly threads: URL;
  /** Number of threads, at least one. */
  readonly size: number;
  readonly limits: SearchLimits;
  /** Milliseconds after which a thread that does not answer is replaced; default 10000. */
  readonly giveUpMs?: number;
  /** Told of each thread that had to be replaced, with the reason; default nobody. */
  readonly onReplaced?: (reason: string) => void;
}

/** Milliseconds between two tries to start a thread. */
const RETRY_MS = 1000;

interface Job {
  readonly call: SearchCall;
  readonly signal: AbortSignal;
  resolve(answers: readonly SearchAnswer[]): void;
  reject(error: unknown): void;
}

/**
 * Creates a searcher that answers on threads. Each has opened all indices; the bytes of their files are shared. New indices
 * are opened by new threads, one after another, while the former ones go on answering.
 */
export function createSearchPool(options: SearchPoolOptions): Searcher {
  const {threads, size, limits, giveUpMs = 10_000, onReplaced = () => {}} = options;
  const members: SearchThread[] = [];
  const queue: Job[] = [];
  let indices: ReadonlyMap<string, IndexParts> = new Map();
  let isClosed = false;

  async function start(sources: ReadonlyMap<string, IndexParts>): Promise<SearchThread> {
    const thread: SearchThread = await startSearchThread({
      threads,
      data: {indices: sources, limits},
      giveUpMs,
      onFree: () => work(),
      onLost: (reason) => {
        remove(thread);
        onReplaced(reason);
        void replace();
      },
    });
    if (isClosed) await thread.end();
    return thread;
  }

  function remove(thread: SearchThread): void {
    const at = members.indexOf(thread);
    if (at !== -1) members.splice(at, 1);
  }

  /** Starts threads until there are as many as there should be, with the indices of that moment. */
  async function replace(): Promise<void> {
    if (isClosed || members.length >= size) return;
    const wanted = indices;
    const thread = await start(wanted).catch(() => undefined);
    if (thread === undefined) await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
    // Other indices have been opened, or others have started enough threads meanwhile.
    else if (wanted !== indices || members.length >= size) thread.retire();
    else take(thread);
    await replace();
  }

  function take(thread: SearchThread): void {
    members.push(thread);
    work();
  }

  /** Gives waiting calls to threads that begin with them at once: one that hangs holds nothing but its own call. */
  function work(): void {
    while (queue.length > 0) {
      const [idlest] = members.filter(({isFree}) => isFree).toSorted((a, b) => a.underWay - b.underWay);
      if (idlest === undefined) return;
      const {call, signal, resolve, reject} = queue.shift() as Job;
      void idlest.answer(call, signal).then(resolve, reject).finally(work);
    }
  }

  return {
    async open(added) {
      const next = new Map([...indices, ...added]);
      const former = [...members];
      let records: ReadonlyMap<string, number> = new Map();
      for (let count = 0; count < size; count += 1) {
        // The first one shows that the indices can be opened at all; until then nothing has changed.
        const thread = await start(next);
        indices = next;
        ({records} = thread);
        const [old] = former.splice(0, 1);
        if (old !== undefined) {
          remove(old);
          old.retire();
        }
        take(thread);
      }
      for (const rest of members.splice(0, members.length - size)) rest.retire();
      return records;
    },
    has: (name) => indices.has(name),
    answer: (call, signal) =>
      new Promise((resolve, reject) => {
        const job = {call, signal, resolve, reject};
        queue.push(job);
        signal.addEventListener(
          'abort',
          () => {
            const at = queue.indexOf(job);
            if (at === -1) return;
            queue.splice(at, 1);
            reject(callerGone());
          },
          {once: true},
        );
        work();
      }),
    async close() {
      isClosed = true;
      await Promise.all(members.splice(0).map((thread) => thread.end()));
    },
  };
}
