import {eachAtOnce, Threads, type KeptWork} from '@help-center/built-site';
import {
  extractRecords,
  readRecords,
  type ExtractResult,
  type PageJob,
  type PageRecords,
  type ParsePageOptions,
} from '@help-center/extractor';

/** Fewer pages than these are read before a thread has loaded its modules. */
const FEWEST_FOR_THREADS = 64;

/** Compiled, wherever this module is read from. */
const THREAD = new URL('../../dist/node/recordsThread.js', import.meta.url);

/** What changes in the names of scripts and styles when another page does; no record holds any of it. */
const HASH_OF_ASSET = /(?<=\/assets\/(?:js|css)\/[\w.~-]*\.)[0-9a-f]{8}(?=\.(?:js|css)\b)/g;

/**
 * Extracts the records of a built site: on threads where there are many pages, and without reading those that `kept`
 * has from earlier builds.
 */
export async function readSiteRecords(
  outDir: string,
  kept: KeptWork,
  options: ParsePageOptions,
): Promise<ExtractResult> {
  let threads: Threads<PageJob, string> | undefined;
  const make = async (job: PageJob): Promise<Buffer> =>
    Buffer.from((await threads?.run(job)) ?? JSON.stringify(readRecords(job)));
  try {
    return await extractRecords(outDir, {
      ...options,
      each(files, work) {
        if (files.length >= FEWEST_FOR_THREADS) threads = new Threads(THREAD);
        return eachAtOnce(files, threads?.limit ?? 1, work);
      },
      async read(job) {
        const inputs = [job.file, job.html.replaceAll(HASH_OF_ASSET, ''), JSON.stringify(job.options)];
        const read = await kept.takeLater(inputs, () => make(job));
        return JSON.parse(read.toString('utf8')) as PageRecords;
      },
    });
  } finally {
    await threads?.close();
  }
}
