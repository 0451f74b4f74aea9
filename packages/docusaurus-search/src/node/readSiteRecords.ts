import {eachAtOnce, openThreads, type KeptWork, type Threads} from '@help-center/built-site';
import {
  extractRecords,
  readRecords,
  type ExtractResult,
  type PageJob,
  type PageRecords,
  type ParsePageOptions,
} from '@help-center/extractor';

/** The compiled script, even when this module runs from source. */
const THREAD = new URL('../../dist/node/recordsThread.js', import.meta.url);

/** Hashes in the names of scripts and styles. They change when other pages change, and no record contains them. */
const HASH_OF_ASSET = /(?<=\/assets\/(?:js|css)\/[\w.~-]*\.)[0-9a-f]{8}(?=\.(?:js|css)\b)/g;

/**
 * Extracts the records of a built site, on threads if it has many pages. Records of pages that have not changed since an
 * earlier build are taken from `kept`.
 */
export async function readSiteRecords(
  outDir: string,
  kept: KeptWork,
  options: ParsePageOptions,
): Promise<ExtractResult> {
  let threads: Threads<PageJob, PageRecords> | undefined;
  try {
    return await extractRecords(outDir, {
      ...options,
      each(files, work) {
        threads = openThreads(files.length, THREAD, true);
        return eachAtOnce(files, threads?.limit ?? 1, work);
      },
      read(job) {
        const inputs = [job.file, job.html.replaceAll(HASH_OF_ASSET, ''), JSON.stringify(job.options)];
        return kept.takeLater(inputs, async () => (await threads?.run(job)) ?? readRecords(job));
      },
    });
  } finally {
    await threads?.close();
  }
}
