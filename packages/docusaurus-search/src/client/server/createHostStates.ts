import type {JsonStorage} from '../siteStorage.ts';

/** Milliseconds that a host stays marked as down or timed out: two minutes. */
const HOST_RETENTION_MS = 120_000;

/** Factor for the timeouts of a host that timed out: it may be far away rather than down. */
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

/** The state of the hosts, kept across page loads in the storage. */
export interface HostStates {
  /** Hosts in the order to try: those that are up, then those that timed out, the first of them with patience; all hosts when all are down. */
  order(): readonly HostAttempt[];
  mark(host: string, status: 'up' | 'down' | 'timed out'): void;
  /** Whether every host was marked as down or timed out within the last two minutes. */
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
  const states = new Map(Object.entries((storage.read(STORAGE_KEY) ?? {}) as Record<string, HostState>));
  let turn = 0;

  function takeTurns(slow: readonly string[]): readonly string[] {
    const first = slow.length === 0 ? 0 : turn++ % slow.length;
    return slow.slice(first).concat(slow.slice(0, first));
  }

  function statusOf(host: string): 'up' | HostState['status'] {
    const {status = 'down', since = Number.NaN} = states.get(host) ?? {};
    // The age is negative if the clock was set back.
    const age = now() - since;
    return age >= 0 && age <= HOST_RETENTION_MS ? status : 'up';
  }

  return {
    order() {
      const having = (status: string) => hosts.filter((host) => statusOf(host) === status);
      const attempts = [
        ...having('up').map((host) => ({host, patience: 1})),
        ...takeTurns(having('timed out')).map((host, place) => ({
          host,
          // The timeouts add up, so only one of them gets the time of a distant host.
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
