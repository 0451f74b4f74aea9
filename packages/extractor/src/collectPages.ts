import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {ExtractError} from './errors.ts';

/** Paths of the HTML files below the folder, with forward slashes, in a fixed order; throws when there is none. */
export async function collectPages(folder: string): Promise<string[]> {
  const found = await stat(folder).catch(() => null);
  if (found === null || !found.isDirectory()) {
    throw new ExtractError(
      'EXTRACT_FOLDER_MISSING',
      `the build folder "${folder}" ${found === null ? 'does not exist' : 'is not a folder'}; build the site first (docusaurus build) or name the folder that it was built into.`,
    );
  }
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));
  if (files.length === 0) {
    throw new ExtractError(
      'EXTRACT_NO_HTML',
      `the folder "${folder}" holds no .html file; name the folder that "docusaurus build" writes, usually "build".`,
    );
  }
  return files;
}
