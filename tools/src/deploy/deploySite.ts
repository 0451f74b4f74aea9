import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, rename, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {hashFolder} from '../hashFolder.ts';
import {AuthorError} from '../runCommand.ts';
import type {DeployTarget} from './DeployTarget.ts';
import {nameVersion, planBack, planDeploy, type DeployPlan, type DeployState} from './planDeploy.ts';

/** Numbers of files. */
export interface DeployResult {
  readonly copied: number;
  readonly removed: number;
  /** Hashed files of former versions that stay for open tabs. */
  readonly kept: number;
}

/**
 * Deploys a built site. If it is interrupted, readers still have a working site, and running it again completes it. Keeps
 * copies of this build and the one before in the folder `versions`, for going back.
 * Rejects with an {@link AuthorError} when the folder has no complete site.
 */
export async function deploySite(
  folder: string,
  target: DeployTarget,
  versions: string,
  {now = new Date(), keepDays = 30}: {readonly now?: Date; readonly keepDays?: number} = {},
): Promise<DeployResult> {
  const next = Object.fromEntries(hashFolder(folder, 'base64url'));
  for (const path of ['index.html', '404.html'])
    if (!(path in next))
      throw new AuthorError(`${join(folder, path)} is missing. Run "npm run build" first.`);
  const state = await target.readState();
  await keepBuild(folder, join(versions, nameVersion(next)));
  return carryOut(planDeploy(next, state, now, keepDays), state, target, versions);
}

/**
 * Goes back one version, or undoes an interrupted deploy. Only one step back is possible, and only with the `versions` of
 * the machine that deployed.
 */
export async function goBack(
  target: DeployTarget,
  versions: string,
  now: Date = new Date(),
): Promise<DeployResult> {
  const before = await target.readState();
  const plan = planBack(before, now);
  if (!existsSync(join(versions, nameVersion(plan.state.current))))
    throw new AuthorError(
      `${versions} does not have the build of that version. Go back on the machine that deployed it, or build it again from its commit and deploy that.`,
    );
  // Once begun, this is a deploy of the former version, so it can be continued.
  return carryOut(
    plan,
    {...plan.state, ...(before.underWay && {underWay: before.underWay})},
    target,
    versions,
  );
}

async function carryOut(
  {copy, remove, state}: DeployPlan,
  before: DeployState,
  target: DeployTarget,
  versions: string,
): Promise<DeployResult> {
  const changed = [...copy.flat(), ...remove];
  const kept = Object.keys(state.left).length;
  // Without changes, the previous version stays the previous one.
  if (changed.length === 0) return {copied: 0, removed: 0, kept};
  await target.writeState({...before, underWay: [...(before.underWay ?? []), ...changed]});
  const current = nameVersion(state.current);
  for (const group of copy) await target.copyFrom(join(versions, current), group);
  await target.remove(remove);
  await target.writeState(state);
  const wanted = [current, ...(state.previous === null ? [] : [nameVersion(state.previous)])];
  for (const name of await readdir(versions))
    if (!wanted.includes(name)) await rm(join(versions, name), {recursive: true, force: true});
  return {copied: copy.flat().length, removed: remove.length, kept};
}

/** Copies a build, unless it has been kept before. */
async function keepBuild(folder: string, kept: string): Promise<void> {
  if (existsSync(kept)) return;
  const half = `${kept}.copying`;
  await rm(half, {recursive: true, force: true});
  await mkdir(half, {recursive: true});
  await cp(folder, half, {recursive: true});
  await rename(half, kept);
}
