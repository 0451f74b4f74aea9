import {createHash} from 'node:crypto';
import {AuthorError} from '../runCommand.ts';

/** The files of a version of the site: the hash of each by its path. */
export type FileHashes = Readonly<Record<string, string>>;

/** What a target knows of the versions that were put there; it is kept beside the site, not in it. */
export interface DeployState {
  /** The version that readers see. */
  readonly current: FileHashes;
  /** The version before; its replaced files are kept. `null` where there is none to go back to. */
  readonly previous: FileHashes | null;
  /** Hashed files that no version has any more, with the day on which they left, such as `2026-01-31`. */
  readonly left: Readonly<Record<string, string>>;
  /** Files that a deploy was about to change; there only until it has ended. */
  readonly underWay?: readonly string[];
  /** Whether what is under way leads back to the version before. */
  readonly isGoingBack?: true;
}

/** Nothing was ever put there by this command. */
export const EMPTY_STATE: DeployState = {current: {}, previous: null, left: {}};

/** What to do, in this order; at any moment between two files readers find a site that works. */
export interface DeployPlan {
  /** Files to copy, in groups: those of a group in any order, one group after the other. */
  readonly copy: readonly (readonly string[])[];
  /** Files to delete at the end. */
  readonly remove: readonly string[];
  /** Files that are replaced or deleted, to be kept for going back. */
  readonly keep: readonly string[];
  readonly state: DeployState;
}

/** How a plan goes back, and from which kept files. */
export interface BackPlan extends DeployPlan {
  readonly version: string;
  /** Whether it undoes a deploy that broke off, rather than leave the current version. */
  readonly isUndo: boolean;
}

const DAY_MS = 86_400_000;

/** The name under which files of a version are kept. */
export function nameVersion(version: FileHashes): string {
  return `v-${createHash('sha256').update(JSON.stringify(version)).digest('hex').slice(0, 16)}`;
}

/** Whether a file never changes under its name. */
export function isHashed(path: string): boolean {
  return /^(?:assets\/|search-index\/(?!manifest\.json$))/u.test(path);
}

/** Whether browsers or servers learn from a file that there is a new version. */
export function tellsOfVersion(path: string): boolean {
  return /^(?:search-index\/manifest\.json|service-worker\.js|offline-files\.json)$/u.test(path);
}

/**
 * The groups in their order: what pages and the index name, what else belongs to the site, the pages, and last what tells
 * browsers and servers of a new version.
 */
function groupOf(path: string): number {
  if (isHashed(path)) return 0;
  if (tellsOfVersion(path)) return 3;
  return path.endsWith('.html') ? 2 : 1;
}

/**
 * Plans to put the files `next` where `state` is. Hashed files of former versions stay for `keepDays` after they left, as
 * tabs that are open still ask for them.
 */
export function planDeploy(next: FileHashes, state: DeployState, now: Date, keepDays: number): DeployPlan {
  const {current, underWay = []} = state;
  // After a deploy that broke off, nobody knows which of its files are there.
  const changed = Object.keys(next).filter((path) => next[path] !== current[path] || underWay.includes(path));
  const gone = [...new Set([...Object.keys(current), ...underWay])].filter((path) => !(path in next));
  const today = now.toISOString().slice(0, 10);
  const left = Object.fromEntries(
    [...gone.filter(isHashed).map((path) => [path, today] as const), ...Object.entries(state.left)].filter(
      ([path]) => !(path in next),
    ),
  );
  const isOver = (path: string): boolean =>
    now.getTime() - Date.parse(left[path] ?? today) > keepDays * DAY_MS;
  // What the version before needs stays as long as one can go back to it.
  const expired = Object.keys(left).filter((path) => isOver(path) && !(path in current));
  return {
    copy: [0, 1, 2, 3].map((group) => changed.filter((path) => groupOf(path) === group)),
    remove: [...gone.filter((path) => !isHashed(path)), ...expired],
    keep: [...changed, ...gone].filter((path) => path in current && !isHashed(path)),
    state: {
      current: next,
      previous: Object.keys(current).length === 0 ? null : current,
      left: Object.fromEntries(Object.entries(left).filter(([path]) => !expired.includes(path))),
    },
  };
}

/**
 * The state that a deploy begins with. After a way back that broke off it counts as gone: files of the version that was
 * left were not kept, those of the version before are.
 */
export function settleState(state: DeployState, now: Date): DeployState {
  const {current, previous, left, underWay = [], isGoingBack = false} = state;
  if (!isGoingBack || previous === null) return state;
  const today = now.toISOString().slice(0, 10);
  const leaving = Object.keys(current).filter((path) => isHashed(path) && !(path in previous));
  return {
    current: previous,
    previous: null,
    left: {...left, ...Object.fromEntries(leaving.map((path) => [path, today]))},
    underWay,
  };
}

/**
 * Plans to go back: after a deploy that broke off to the version that readers had, otherwise to the one before; hashed files
 * of both are still there.
 *
 * @throws {AuthorError} when there is no version before.
 */
export function planBack(state: DeployState, now: Date): BackPlan {
  const {current, previous, underWay, isGoingBack = false} = state;
  const isUndo = underWay !== undefined && !isGoingBack && Object.keys(current).length > 0;
  const next = isUndo ? current : previous;
  if (next === null) throw new AuthorError('There is no version before to go back to.');
  const plan = planDeploy(next, state, now, Number.POSITIVE_INFINITY);
  return {
    ...plan,
    copy: plan.copy.map((group) => group.filter((path) => !isHashed(path))),
    state: {...plan.state, previous: isUndo ? previous : null},
    version: nameVersion(next),
    isUndo,
  };
}
