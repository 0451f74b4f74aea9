import {createHash} from 'node:crypto';
import {pathOfFile, type KeptWork, type SiteFiles} from '@help-center/built-site';
import type {OfflineFiles} from '../storage/OfflineFiles.ts';
import {listGroups, type ListedFile, type SiteGroup} from './listGroups.ts';
import {listNames} from './listNames.ts';
import {measureFile} from './measureFile.ts';

/** Options of {@link listFiles}. */
export interface ListOptions {
  readonly baseUrl: string;
  /** Parts that can be saved alone. */
  readonly groups: readonly SiteGroup[];
  /** Paths below the base path of pages in every copy. */
  readonly everywhere: readonly string[];
  /** Measurements of earlier builds. */
  readonly keptWork: KeptWork | undefined;
}

/** Lists all files that a saved copy of a built site needs, sorted by name, with one size of each picture. */
export function listFiles(site: SiteFiles, {groups, keptWork, ...options}: ListOptions): OfflineFiles {
  const files: ListedFile[] = [];
  const total = createHash('sha256');
  let sent = 0;
  for (const name of listNames(site)) {
    const {digest, size, transfer} = measureFile(site.read(name), keptWork);
    const hash = digest.slice(0, 16);
    total.update(`${name} ${hash}\n`);
    sent += transfer;
    files.push({name, path: pathOfFile(name), hash, size});
  }
  keptWork?.prune();
  return {
    version: total.digest('base64url').slice(0, 12),
    bytes: files.reduce((sum, {size}) => sum + size, 0),
    transfer: sent,
    files: files.map(({path, hash, size}) => ({path, hash, size})),
    ...listGroups(site, files, groups, options),
  };
}
