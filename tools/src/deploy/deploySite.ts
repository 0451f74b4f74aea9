import {join} from 'node:path';
import {hashFolder} from '../hashFolder.ts';
import {AuthorError} from '../runCommand.ts';
import type {DeployTarget} from './DeployTarget.ts';
import {
  nameVersion,
  planBack,
  planDeploy,
  settleState,
  type DeployPlan,
  type DeployState,
} from './planDeploy.ts';

/** Numbers of files. */
export interface DeployResult {
  readonly copied: number;
  readonly removed: number;
  /** Hashed files of former versions that stay for open tabs. */
  readonly kept: number;
}

/**
 * Deploys a built site. If it is interrupted, readers still have a working site, and running it again completes it.
 * Rejects with an {@link AuthorError} when the folder has no complete site.
 */
export async function deploySite(
  folder: string,
  target: DeployTarget,
  {now = new Date(), keepDays = 30}: {readonly now?: Date; readonly keepDays?: number} = {},
): Promise<DeployResult> {
  const next = Object.fromEntries(hashFolder(folder, 'base64url'));
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

/** Goes back one version, or undoes an interrupted deploy. Only one step back is possible. */
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
  // Without changes, the previous version stays the previous one.
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
