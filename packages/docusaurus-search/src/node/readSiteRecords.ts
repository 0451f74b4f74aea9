import type {KeptWork} from '@help-center/built-site';
import {extractRecords, readRecords, type ExtractResult, type ParsePageOptions} from '@help-center/extractor';

/** Hashes in the names of scripts and styles. They change when other pages change, and no record contains them. */
const HASH_OF_ASSET = /(?<=\/assets\/(?:js|css)\/[\w.~-]*\.)[0-9a-f]{8}(?=\.(?:js|css)\b)/g;

/** Extracts the records of a built site. Those of pages that have not changed since an earlier build are taken from `kept`. */
export function readSiteRecords(
  outDir: string,
  kept: KeptWork,
  options: ParsePageOptions,
): Promise<ExtractResult> {
  return extractRecords(outDir, {
    ...options,
    read(job) {
      const inputs = [job.file, job.html.replaceAll(HASH_OF_ASSET, ''), JSON.stringify(job.options)];
      return kept.take(inputs, () => readRecords(job));
    },
  });
}
