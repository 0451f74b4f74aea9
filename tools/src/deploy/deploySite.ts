import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {cp, mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {dirname, join, relative} from 'node:path';
import {AuthorError} from '../runCommand.ts';
import {RECORD, runAll, type DeployTarget} from './DeployTarget.ts';

/** Numbers of files. */
export interface DeployResult {
  readonly copied: number;
  readonly removed: number;
  /** Hashed files of former versions that stay for open tabs. */
  readonly kept: number;
}

/** Options of a deploy. */
export interface DeployOptions {
  readonly now?: Date;
  /** Days for which hashed files of former versions stay. Default 30. */
  readonly keepDays?: number;
  /** Called after each file that was written or removed in the folder; an error that it throws interrupts the deploy. */
  readonly onChange?: (path: string) => void;
}

/** What {@link RECORD} says of a deployed site. */
interface DeployRecord {
  readonly files: readonly string[];
  /** Hashed files that are in no version any more, with the day they were dropped, such as `2026-01-31`. */
  readonly left: Readonly<Record<string, string>>;
}

const DAY_MS = 86_400_000;

/** Whether a file never changes under its name. */
function isHashed(path: string): boolean {
  return /^(?:assets\/|search-index\/(?!manifest\.json$))/u.test(path);
}

/** Position in the copy order: hashed files, other files, pages, and last the files by which a new version is detected. */
function groupOf(path: string): number {
  if (isHashed(path)) return 0;
  if (/^(?:search-index\/manifest\.json|service-worker\.js|offline-files\.json)$/u.test(path)) return 3;
  return path.endsWith('.html') ? 2 : 1;
}

async function readRecord(folder: string): Promise<DeployRecord> {
  const file = join(folder, RECORD);
  if (!existsSync(file)) return {files: [], left: {}};
  return JSON.parse(await readFile(file, 'utf8')) as DeployRecord;
}

/** The hash of each file of a folder by its path with forward slashes, in the order of the paths; none if it does not exist. */
function hashesOf(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const hashes = files.map(({parentPath, name}): [string, string] => {
    const file = join(parentPath, name);
    const hash = createHash('sha256').update(readFileSync(file)).digest('base64url');
    return [relative(folder, file).replaceAll('\\', '/'), hash];
  });
  return Object.fromEntries(hashes.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/**
 * Turns a folder, which a web server may be serving, into a build: the site works after every single file. Removes what
 * earlier deploys wrote, `begun` by one that was interrupted included, and nothing else.
 */
async function publish(
  build: string,
  folder: string,
  begun: readonly string[],
  {now = new Date(), keepDays = 30, onChange}: DeployOptions,
): Promise<DeployResult> {
  const [next, there, record] = [hashesOf(build), hashesOf(folder), await readRecord(folder)];
  const changed = Object.keys(next)
    .filter((path) => next[path] !== there[path])
    .sort((left, right) => groupOf(left) - groupOf(right));
  for (const path of changed) {
    const target = join(folder, path);
    await mkdir(dirname(target), {recursive: true});
    // Copies under a temporary name and renames, so that readers get either the old or the new file whole.
    await cp(join(build, path), `${target}.deploying`);
    await rename(`${target}.deploying`, target);
    onChange?.(path);
  }
  const today = now.toISOString().slice(0, 10);
  const gone = [...new Set([...record.files, ...begun, ...Object.keys(record.left)])].filter(
    (path) => !(path in next) && path in there,
  );
  const dropped = gone.filter(isHashed).map((path) => [path, record.left[path] ?? today] as const);
  const left = Object.fromEntries(
    dropped.filter(([, day]) => now.getTime() - Date.parse(day) <= keepDays * DAY_MS),
  );
  const removed = gone.filter((path) => !(path in left));
  for (const path of removed) {
    await rm(join(folder, path));
    onChange?.(path);
  }
  await writeFile(join(folder, RECORD), JSON.stringify({files: Object.keys(next), left}));
  return {copied: changed.length, removed: removed.length, kept: Object.keys(left).length};
}

async function copyFolder(from: string, to: string): Promise<void> {
  await rm(to, {recursive: true, force: true});
  await mkdir(to, {recursive: true});
  await cp(from, to, {recursive: true});
}

/** The builds of a target: what readers have, the one before, and one whose deploy or rollback is not complete. */
const buildsOf = ({versions}: DeployTarget) => ({
  current: join(versions, 'current'),
  previous: join(versions, 'previous'),
  begun: join(versions, 'begun'),
});

async function bring(
  build: string,
  target: DeployTarget,
  begun: readonly string[],
  options: DeployOptions,
): Promise<DeployResult> {
  await mkdir(target.folder, {recursive: true});
  runAll(target.pull);
  const result = await publish(build, target.folder, begun, options);
  for (const [name, text] of Object.entries(target.files)) await writeFile(join(target.folder, name), text);
  runAll(target.push);
  return result;
}

/**
 * Deploys a built site. If it is interrupted, readers still have a working site, and running it again completes it. Keeps
 * copies of this build and the one before, for going back.
 * Rejects with an {@link AuthorError} when the folder has no complete site.
 */
export async function deploySite(
  build: string,
  target: DeployTarget,
  options: DeployOptions = {},
): Promise<DeployResult> {
  for (const path of ['index.html', '404.html'])
    if (!existsSync(join(build, path)))
      throw new AuthorError(`${join(build, path)} is missing. Run "npm run build" first.`);
  const {current, previous, begun} = buildsOf(target);
  const interrupted = Object.keys(hashesOf(begun));
  await copyFolder(build, begun);
  const result = await bring(begun, target, interrupted, options);
  // The same build again: the previous version stays the previous one.
  if (JSON.stringify(hashesOf(begun)) === JSON.stringify(hashesOf(current))) {
    await rm(begun, {recursive: true});
    return result;
  }
  await rm(previous, {recursive: true, force: true});
  if (existsSync(current)) await rename(current, previous);
  await rename(begun, current);
  return result;
}

/** Goes back one version, or undoes an interrupted deploy; only with the builds that the machine which deployed keeps. */
export async function goBack(target: DeployTarget, options: DeployOptions = {}): Promise<DeployResult> {
  const {current, previous, begun} = buildsOf(target);
  if (!existsSync(begun) && existsSync(current) && existsSync(previous)) {
    await rename(current, begun);
    await rename(previous, current);
  }
  if (!existsSync(begun) || !existsSync(current))
    throw new AuthorError(
      `There is no previous version in ${target.versions}. Go back on the machine that deployed it, or build it again from its commit and deploy that.`,
    );
  const result = await bring(current, target, Object.keys(hashesOf(begun)), options);
  await rm(begun, {recursive: true});
  return result;
}
