import type {JsonStorage} from '../jsonStorage.ts';

/** How long a host stays marked as down or timed out: two minutes, in milliseconds. */
const HOST_RETENTION_MS = 120_000;

/** How much longer a host that timed out is waited for: it may be far away rather than gone. */
const SLOW_HOST_PATIENCE = 4;

interface HostState {
  readonly status: 'down' | 'timed out';
  readonly since: number;
}

/** A host to try. */
export interface HostAttempt {
  readonly host: string;
  /** Factor for the timeouts. */
  readonly patience: number;
}

/** What is known of the hosts; it survives a page load through the storage. */
export interface HostStates {
  /** Hosts in the order to try: known good ones, then those that timed out, the first of them with patience; every host when all are down. */
  order(): readonly HostAttempt[];
  mark(host: string, status: 'up' | 'down' | 'timed out'): void;
  /** Whether each host was marked as down or timed out within the retention. */
  areAllUnavailable(): boolean;
}

/** Settings of {@link createHostStates}. */
export interface CreateHostStatesOptions {
  readonly hosts: readonly string[];
  readonly storage: JsonStorage;
  /** Milliseconds; `Date.now` by default. */
  readonly now?: () => number;
}

const STORAGE_KEY = 'help-center-search-hosts';

/** Remembers which hosts are down or slow. */
export function createHostStates({hosts, storage, now = Date.now}: CreateHostStatesOptions): HostStates {
  const stored = storage.read(STORAGE_KEY);
  const states = new Map<string, HostState>(isRecord(stored) ? Object.entries(stored).filter(isState) : []);

  let turn = 0;

  function takeTurns(slow: readonly string[]): readonly string[] {
    const first = slow.length === 0 ? 0 : turn++ % slow.length;
    return slow.slice(first).concat(slow.slice(0, first));
  }

  function statusOf(host: string): 'up' | HostState['status'] {
    const state = states.get(host);
    // A time to come is what a clock that was set back leaves behind.
    const age = state === undefined ? HOST_RETENTION_MS + 1 : now() - state.since;
    return state === undefined || age > HOST_RETENTION_MS || age < 0 ? 'up' : state.status;
  }

  return {
    order() {
      const having = (status: string) => hosts.filter((host) => statusOf(host) === status);
      const attempts = [
        ...having('up').map((host) => ({host, patience: 1})),
        ...takeTurns(having('timed out')).map((host, place) => ({
          host,
          // A reader waits for the sum, so one of them has the time of a host that is far away.
          patience: place === 0 ? SLOW_HOST_PATIENCE : 1,
        })),
      ];
      return attempts.length > 0 ? attempts : hosts.map((host) => ({host, patience: 1}));
    },
    mark(host, status) {
      if (status === 'up') {
        if (!states.delete(host)) return;
      } else {
        states.set(host, {status, since: now()});
      }
      storage.write(STORAGE_KEY, Object.fromEntries(states));
    },
    areAllUnavailable: () => hosts.every((host) => statusOf(host) !== 'up'),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isState(entry: [string, unknown]): entry is [string, HostState] {
  const state = entry[1];
  return (
    isRecord(state) &&
    (state.status === 'down' || state.status === 'timed out') &&
    typeof state.since === 'number'
  );
}
