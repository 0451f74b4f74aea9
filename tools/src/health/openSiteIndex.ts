import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {openIndex, type SearchIndex} from '@help-center/engine';
import {AuthorError} from '../runCommand.ts';

/** Opens the search index of a built site. */
export async function openSiteIndex(buildDir: string): Promise<SearchIndex> {
  const folder = join(buildDir, 'search-index');
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new AuthorError(`There is no search index in ${folder}. Run first: npm run build`);
  });
  return openIndex({
    manifest: JSON.parse(manifest) as unknown,
    readPart: (name) => readFile(join(folder, name)),
    isLocal: true,
  });
}
