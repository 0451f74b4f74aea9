import type {PageDocument} from '../../relevance/src/PageDocument.ts';
import {readCorpora} from '../../relevance/src/readCorpus.ts';

/** The first pages of a folder of corpora. Throws when the folder holds fewer than asked for. */
export function readFromPages(folder: string, count: number): PageDocument[] {
  const pages = readCorpora(folder).flatMap((corpus) => corpus.pages);
  if (pages.length < count) {
    throw new Error(
      `${folder} holds ${pages.length} pages; option "--pages" asks for ${count}. Ask for fewer.`,
    );
  }
  return pages.slice(0, count);
}
