import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {pathOfFile, type KeptWork, type SiteFiles} from '@help-center/built-site';
import {FILES_NAME, WORKER_NAME, type OfflineFiles} from '../storage/OfflineFiles.ts';
import {leaveOutSizes} from './leaveOutSizes.ts';
import {listGroups, type ListedFile, type SiteGroup} from './listGroups.ts';

/** Files that a reader never asks for: host settings, source maps, what this step writes itself, and what is for agents. */
const LEFT_OUT = new Set(['404.html', FILES_NAME, WORKER_NAME, 'robots.txt', 'sitemap.xml.gz']);

function isKept(name: string): boolean {
  return (
    !LEFT_OUT.has(name) &&
    !/(^|\/)_|(^|\/)\.|\.(map|pdf|md|dictionary\.txt|dcz)$|^agents\/|(^|\/)llms[\w-]*\.txt$/.test(name)
  );
}

/** How a site is listed. */
export interface ListOptions {
  readonly baseUrl: string;
  /** What can be saved alone. */
  readonly groups: readonly SiteGroup[];
  /** Paths below the base path of pages that each copy has. */
  readonly everywhere: readonly string[];
  readonly kept: KeptWork | undefined;
}

/** Bytes that a host sends of a file; compressing takes longer than all else here, so `kept` holds what it gave before. */
function transferOf(content: Buffer, hash: string, kept: KeptWork | undefined): number {
  const measure = () => gzipSync(content).length;
  if (kept === undefined) return measure();
  return Number(kept.take([hash, process.versions.zlib], () => Buffer.from(`${measure()}`)));
}

/** Lists every file that a saved copy of a built site needs, in the order of their names; of each picture one size. */
export function listFiles(site: SiteFiles, {groups, kept, ...options}: ListOptions): OfflineFiles {
  const names = site.list().filter(isKept);
  const files: ListedFile[] = [];
  const total = createHash('sha256');
  for (const name of leaveOutSizes(names)) {
    const content = site.read(name);
    const digest = createHash('sha256').update(content).digest('base64url');
    const hash = digest.slice(0, 16);
    total.update(`${name} ${hash}\n`);
    const transfer = transferOf(content, digest, kept);
    files.push({name, path: pathOfFile(name), hash, size: content.length, transfer});
  }
  kept?.prune();
  return {
    version: total.digest('base64url').slice(0, 12),
    bytes: files.reduce((sum, {size}) => sum + size, 0),
    transfer: files.reduce((sum, {transfer}) => sum + transfer, 0),
    files: files.map(({path, hash, size}) => ({path, hash, size})),
    ...listGroups(site, files, groups, options),
  };
}
