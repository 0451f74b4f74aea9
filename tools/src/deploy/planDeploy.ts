import {createHash} from 'node:crypto';
import {AuthorError} from '../runCommand.ts';

/** The files of one version of the site: each hash by its path. */
export type FileHashes = Readonly<Record<string, string>>;

/** What a target knows about the deployed versions; stored beside the site, not in it. */
export interface DeployState {
  /** The version that readers see. */
  readonly current: FileHashes;
  /** The version before; `null` if there is none to go back to. */
  readonly previous: FileHashes | null;
  /** Hashed files that are in no version any more, with the day they were dropped, such as `2026-01-31`. */
  readonly left: Readonly<Record<string, string>>;
  /** Files that the running deploy changes; absent once it is complete. */
  readonly underWay?: readonly string[];
}

/** The state of a target that this command has never deployed to. */
export const EMPTY_STATE: DeployState = {current: {}, previous: null, left: {}};

/** The steps of a deploy, in this order. The site works after every single file. */
export interface DeployPlan {
  /** Groups of files to copy one after the other; the order within a group does not matter. */
  readonly copy: readonly (readonly string[])[];
  /** Files to delete at the end. */
  readonly remove: readonly string[];
  readonly state: DeployState;
}

const DAY_MS = 86_400_000;

/** The name under which the build of a version is kept. */
export function nameVersion(version: FileHashes): string {
  return `v-${createHash('sha256').update(JSON.stringify(version)).digest('hex').slice(0, 16)}`;
}

/** Whether a file never changes under its name. */
export function isHashed(path: string): boolean {
  return /^(?:assets\/|search-index\/(?!manifest\.json$))/u.test(path);
}

/** Whether browsers or servers detect a new version by this file. */
export function tellsOfVersion(path: string): boolean {
  return /^(?:search-index\/manifest\.json|service-worker\.js|offline-files\.json)$/u.test(path);
}

/** Position in the copy order: hashed files, other files, pages, and last the files by which a new version is detected. */
function groupOf(path: string): number {
  if (isHashed(path)) return 0;
  if (tellsOfVersion(path)) return 3;
  return path.endsWith('.html') ? 2 : 1;
}

/**
 * Plans a deploy of the files `next` to a target in `state`. Dropped hashed files stay for `keepDays`, because open tabs
 * still request them.
 */
export function planDeploy(next: FileHashes, state: DeployState, now: Date, keepDays: number): DeployPlan {
  const {current, underWay = []} = state;
  // After an interrupted deploy, any of its files may or may not have arrived.
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
  // Files of the previous version stay while going back is possible.
  const expired = Object.keys(left).filter((path) => isOver(path) && !(path in current));
  return {
    copy: [0, 1, 2, 3].map((group) => changed.filter((path) => groupOf(path) === group)),
    remove: [...gone.filter((path) => !isHashed(path)), ...expired],
    state: {
      current: next,
      previous: Object.keys(current).length === 0 ? null : current,
      left: Object.fromEntries(Object.entries(left).filter(([path]) => !expired.includes(path))),
    },
  };
}

/**
 * Plans the way back: after an interrupted deploy to the version that readers had, otherwise to the previous one. The
 * hashed files of both are still there.
 *
 * @throws {AuthorError} when there is no previous version.
 */
export function planBack(state: DeployState, now: Date): DeployPlan {
  const {current, previous, underWay} = state;
  const isUndo = underWay !== undefined && Object.keys(current).length > 0;
  const next = isUndo ? current : previous;
  if (next === null) throw new AuthorError('There is no previous version to go back to.');
  const plan = planDeploy(next, state, now, Number.POSITIVE_INFINITY);
  return {
    ...plan,
    copy: plan.copy.map((group) => group.filter((path) => !isHashed(path))),
    state: {...plan.state, previous: isUndo ? previous : null},
  };
}
