import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {AuthorError} from '../runCommand.ts';
import type {DeployTarget} from './DeployTarget.ts';
import {
  nameVersion,
  planBack,
  planDeploy,
  settleState,
  type DeployPlan,
  type DeployState,
  type FileHashes,
} from './planDeploy.ts';

/** What was done. */
export interface DeployResult {
  readonly copied: number;
  readonly removed: number;
  /** Hashed files of former versions that stay for tabs that are open. */
  readonly kept: number;
}

/**
 * Puts a built site where readers find it. Whatever moment it breaks off at, readers have a site that works, and running it
 * again finishes the work. Rejects when the folder holds no whole site.
 */
export async function deploySite(
  folder: string,
  target: DeployTarget,
  {now = new Date(), keepDays = 30}: {readonly now?: Date; readonly keepDays?: number} = {},
): Promise<DeployResult> {
  const next = await hashFiles(folder);
  for (const path of ['index.html', '404.html'])
    if (!(path in next))
      throw new AuthorError(`${join(folder, path)} is missing. Run "npm run build" first.`);
  const state = settleState(await target.readState(), now);
  const plan = planDeploy(next, state, now, keepDays);
  const isMore = state.underWay !== undefined;
  if (countChanges(plan) > 0 && plan.keep.length > 0)
    await target.keep(nameVersion(state.current), plan.keep, isMore);
  return carryOut(plan, state, target, (paths) => target.copyFrom(folder, paths));
}

/** Gives readers the version before, or after a deploy that broke off the one they had; there is one step back. */
export async function goBack(target: DeployTarget, now: Date = new Date()): Promise<DeployResult> {
  const state = await target.readState();
  const plan = planBack(state, now);
  const before: DeployState = plan.isUndo ? state : {...state, isGoingBack: true};
  return carryOut(plan, before, target, (paths) => target.restore(plan.version, paths));
}

async function carryOut(
  plan: DeployPlan,
  before: DeployState,
  target: DeployTarget,
  bring: (paths: readonly string[]) => Promise<void>,
): Promise<DeployResult> {
  const {copy, remove, state} = plan;
  const result = {copied: copy.flat().length, removed: remove.length, kept: Object.keys(state.left).length};
  // Where nothing has changed, the version before stays the one before.
  if (countChanges(plan) === 0) return result;
  await target.writeState({...before, underWay: [...(before.underWay ?? []), ...copy.flat(), ...remove]});
  for (const group of copy) await bring(group);
  await target.remove(remove);
  await target.writeState(state);
  await target.forget(state.previous === null ? null : nameVersion(state.previous));
  return result;
}

function countChanges({copy, remove}: DeployPlan): number {
  return copy.flat().length + remove.length;
}

async function hashFiles(folder: string): Promise<FileHashes> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const hashes: [string, string][] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const hash = createHash('sha256').update(await readFile(file));
    hashes.push([
      file.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/u, ''),
      hash.digest('base64url'),
    ]);
  }
  return Object.fromEntries(hashes.sort(([left], [right]) => (left < right ? -1 : 1)));
}
