import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {toRecords} from '@help-center/extractor';
import type {SearchRecord} from '@help-center/records';
import {buildIndexFiles, writeIndex} from '../buildIndexFiles.ts';
import type {ResolvedOptions} from '../options.ts';
import type {AllLoadedContent} from '@help-center/built-site';
import type {SiteInfo} from '../SiteInfo.ts';
import {INDEX_FOLDER} from '../describeSearch.ts';
import {sourcePages, type SourcePage} from './sourcePages.ts';

/** The index of the development server. */
export interface DevIndex {
  /** Folder of the files, served by the development server. */
  readonly folder: string;
  /** Rebuilds the index from the content that Docusaurus has loaded. */
  update(content: AllLoadedContent): Promise<void>;
}

/** Creates the index of a site from its Markdown files, below the folder of generated files. */
export function createDevIndex(
  site: SiteInfo,
  generatedFilesDir: string,
  options: ResolvedOptions,
): DevIndex {
  const folder = path.join(generatedFilesDir, `help-center-${INDEX_FOLDER}`);
  const readRecords = createRecordReader();
  // Updates in quick succession must not write at the same time.
  let last = Promise.resolve();
  const write = async (content: AllLoadedContent): Promise<void> => {
    const records = await Promise.all(sourcePages(content, site, options).map(readRecords));
    await writeIndex(folder, await buildIndexFiles(site.siteDir, records.flat(), options));
  };
  return {
    folder,
    update: (content) => {
      last = last.catch(() => {}).then(() => write(content));
      return last;
    },
  };
}

/** Reads the records of a page and caches them until its file or metadata changes. */
function createRecordReader(): (source: SourcePage) => Promise<SearchRecord[]> {
  const known = new Map<string, {key: string; records: SearchRecord[]}>();
  return async ({file, page}) => {
    // Loaded on demand: the Markdown parser is large and only needed here.
    const {markdownBlocks} = await import('@help-center/extractor/markdown');
    const text = await readFile(file, 'utf8');
    const key = JSON.stringify([page, text]);
    const before = known.get(page.url);
    if (before?.key === key) return before.records;
    const records = toRecords({...page, blocks: markdownBlocks(text)});
    known.set(page.url, {key, records});
    return records;
  };
}
