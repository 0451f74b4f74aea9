import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {ExtractError} from './errors.ts';

/** Sorted paths of the HTML files below a folder, with forward slashes. Throws an {@link ExtractError} when there are none. */
export async function collectPages(folder: string): Promise<string[]> {
  const found = await stat(folder).catch(() => null);
  if (found === null || !found.isDirectory()) {
    throw new ExtractError(
      'EXTRACT_FOLDER_MISSING',
      `the build folder "${folder}" ${found === null ? 'does not exist' : 'is not a folder'}; build the site first (docusaurus build), or name the build folder.`,
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
      `the folder "${folder}" has no .html file; name the output folder of "docusaurus build", usually "build".`,
    );
  }
  return files;
}
