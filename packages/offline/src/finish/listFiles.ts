import {createHash} from 'node:crypto';
import {pathOfFile, type KeptWork, type SiteFiles} from '@help-center/built-site';
import {
  type OfflineFiles,
  FILES_NAME,
  WORKER_NAME,
  readPictureSize,
  type PictureSize,
} from '../storage/OfflineFiles.ts';
import {listGroups, type ListedFile, type SiteGroup} from './listGroups.ts';
import {gzipSync} from 'node:zlib';

/** Options of {@link listFiles}. */
interface ListOptions {
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

/** Files that readers never request; {@link isKept} also skips host settings, source maps and files for agents. */
const LEFT_OUT = new Set(['404.html', FILES_NAME, WORKER_NAME, 'robots.txt', 'sitemap.xml.gz']);

function isKept(name: string): boolean {
  return (
    !LEFT_OUT.has(name) && !/(^|\/)_|(^|\/)\.|\.(map|pdf|md)$|^agents\/|(^|\/)llms[\w-]*\.txt$/.test(name)
  );
}

/** The banner of the theme on pages that only readers who know the address may find. */
const UNLISTED = /<div[^>]* class="[^"]*\btheme-unlisted-banner\b/;

/** Whether a page may be named in a public list. */
function isListed(site: SiteFiles, name: string): boolean {
  return !name.endsWith('.html') || !UNLISTED.test(site.readText(name));
}

/** Sorted names of the files that a saved copy of a built site needs, with one size of each picture. */
function listNames(site: SiteFiles): string[] {
  return leaveOutSizes(site.list().filter((name) => isKept(name) && isListed(site, name)));
}

/** Width that is enough for a phone. A saved copy has the narrowest size of at least this width, or the widest. */
const WIDTH = 960;

/** Negative if the first width is better to keep. */
function compare(a: number, b: number): number {
  return Math.min(a, b) >= WIDTH ? a - b : b - a;
}

/** Keeps one size of each picture in a list of files; the service worker serves it for all sizes. */
function leaveOutSizes(names: readonly string[]): string[] {
  const best = new Map<string, {name: string; size: PictureSize}>();
  const sizes = new Map(names.map((name) => [name, readPictureSize(name)]));
  for (const [name, size] of sizes) {
    if (size === undefined) continue;
    const known = best.get(size.start);
    if (known === undefined || compare(size.width, known.size.width) < 0) best.set(size.start, {name, size});
  }
  return names.filter((name) => {
    const size = sizes.get(name);
    return size === undefined || best.get(size.start)?.name === name;
  });
}

/** Measurements of a file. */
interface MeasuredFile {
  /** SHA-256 as base64url. */
  readonly digest: string;
  /** Uncompressed bytes. */
  readonly size: number;
  /** Bytes compressed with gzip. */
  readonly transfer: number;
}

/** Measures a file. `kept` reuses measurements of earlier builds, because compressing takes longer than all else for the list. */
function measureFile(content: Buffer, kept?: KeptWork): MeasuredFile {
  const digest = createHash('sha256').update(content).digest('base64url');
  const measure = () => gzipSync(content).length;
  const transfer = kept?.take([digest, process.versions.zlib], measure) ?? measure();
  return {digest, size: content.length, transfer};
}
