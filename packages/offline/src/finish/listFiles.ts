import {createHash} from 'node:crypto';
import {pathOfFile, type SiteFiles} from '@help-center/built-site';
import {
  type OfflineFiles,
  FILES_NAME,
  WORKER_NAME,
  readPictureSize,
  type PictureSize,
} from '../storage/OfflineFiles.ts';
import {createNameReader, isPage, listGroups, type ListedFile, type SiteGroup} from './listGroups.ts';

/** Options of {@link listFiles}. */
interface ListOptions {
  readonly baseUrl: string;
  /** Parts that can be saved alone. */
  readonly groups: readonly SiteGroup[];
  /** Paths below the base path of pages in every copy. */
  readonly everywhere: readonly string[];
}

/** Lists all files that a saved copy of a built site needs, sorted by name, with one size of each picture. */
export function listFiles(site: SiteFiles, {groups, ...options}: ListOptions): OfflineFiles {
  const files: ListedFile[] = [];
  const total = createHash('sha256');
  const names = leaveOutSizes(site.list().filter(isKept));
  const readNames = createNameReader(names, options.baseUrl);
  for (const name of names) {
    const content = site.read(name);
    // Both searches are for ASCII, and Latin-1 decodes faster.
    const text = isPage(name) ? content.toString('latin1') : '';
    if (UNLISTED.test(text)) continue;
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16);
    total.update(`${name} ${hash}\n`);
    files.push({name, path: pathOfFile(name), hash, size: content.length, names: readNames(text)});
  }
  return {
    version: total.digest('base64url').slice(0, 12),
    bytes: files.reduce((sum, {size}) => sum + size, 0),
    files: files.map(({path, hash, size}) => ({path, hash, size})),
    ...listGroups(files, groups, options),
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
