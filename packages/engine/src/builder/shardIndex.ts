import {collectCatalog} from '../index/Catalog.ts';
import {MAX_PARTS_OF_PREFIX, listRange, type TermDirectoryJson} from '../index/createShardedTable.ts';
import {encodeTerms, encodeWords, type TermEntry} from '../index/encodeTerms.ts';
import {type Postings, isSpelling} from '../index/TermTable.ts';
import type {CoreJson} from '../openIndex.ts';
import {hashPart, type PartsJson} from '../parts/createPartReader.ts';
import {toJsonBytes, toUtf8} from '../parts/text.ts';
import type {RelatedJson} from '../query/RelatedWords.ts';
import {encodePages} from '../text/encodePages.ts';
import type {IndexedPage, IndexedSection} from '../text/IndexedPage.ts';
import {listSections, type StoredSection} from '../text/TextStore.ts';

/** Bytes of a part, about a third of it once compressed. */
const TERMS_TARGET = 24_576;
const WORDS_TARGET = 24_576;
const TEXT_TARGET = 16_384;
/** About 8 kB compressed. The outline of a site of about 200 pages is one part, which can be fetched with the core. */
const OUTLINE_TARGET = 163_840;

/** Longest prefix for which the best parts are listed. */
const MAX_BROAD_PREFIX = 4;

/** Writes a large index as a core and many parts, of which a query reads a few. Adds the parts to `files` and returns the core. */
export function shardIndex(
  pages: readonly IndexedPage[],
  postings: ReadonlyMap<string, Postings>,
  related: RelatedJson,
  files: Map<string, Uint8Array>,
): Uint8Array {
  const writeParts = <Item, First>(
    stem: string,
    parts: readonly (readonly Item[])[],
    firstOf: (item: Item) => First,
    encode: (items: readonly Item[]) => object,
  ): PartsJson<First> => ({
    first: parts.map((part) => firstOf(part[0] as Item)),
    hashes: parts.map((part, number) => {
      const bytes = toJsonBytes(encode(part));
      const hash = hashPart(bytes);
      files.set(`${stem}-${number}-${hash}.json`, bytes);
      return hash;
    }),
  });
  const writeTexts = (stem: string, stored: readonly StoredSection[], target: number) =>
    writeParts(
      stem,
      splitParts(
        stored.map((section, number) => ({...section, number})),
        sizeOf,
        target,
      ),
      ({number}) => number,
      (part) => ({pages: encodePages(joinSections(part))}),
    );
  const stored = listSections(pages);
  const entries: TermEntry[] = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  const words = entries.filter(([text, {sections}]) =>
    isSpelling({text, frequency: sections.length}, stored.length),
  );
  const termParts = splitParts(
    entries,
    ([text, {sections}]) => text.length + 5 + 4 * sections.length,
    TERMS_TARGET,
  );
  const wordParts = splitParts(words, ([text]) => text.length + 5, WORDS_TARGET);
  const textOf = ([text]: TermEntry) => text;
  const core: CoreJson = {
    related,
    catalog: collectCatalog(pages),
    terms: {...writeParts('terms', termParts, textOf, encodeTerms), broad: listBroad(termParts)},
    spelling: writeParts('words', wordParts, textOf, encodeWords),
    text: writeTexts('text', stored, TEXT_TARGET),
    // Without their text, enough to show hits before it is loaded.
    outline: writeTexts(
      'outline',
      stored.map(({page, section}) => ({page, section: {...section, records: []}})),
      OUTLINE_TARGET,
    ),
  };
  return toJsonBytes(core);
}

/** Splits a list into runs of at most `target` size; a larger item gets its own run. */
export function splitParts<T>(items: readonly T[], sizeOfItem: (item: T) => number, target: number): T[][] {
  const runs: T[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const itemSize = sizeOfItem(item);
    if (size + itemSize > target) {
      runs.push([]);
      size = 0;
    }
    runs.at(-1)?.push(item);
    size += itemSize;
  }
  return runs;
}

function sizeOf({page, section}: StoredSection): number {
  return toUtf8(JSON.stringify(encodePages([{...page, sections: [section]}]))).length;
}

/** Groups sections by page; a page that is split across parts is in each of them. */
function joinSections(sections: readonly StoredSection[]): IndexedPage[] {
  const pages = new Map<IndexedPage, IndexedSection[]>();
  for (const {page, section} of sections) pages.set(page, [...(pages.get(page) ?? []), section]);
  return [...pages].map(([page, own]) => ({...page, sections: own}));
}

/** Lists the prefixes that span too many parts, with the parts of their most frequent terms. */
function listBroad(parts: readonly (readonly TermEntry[])[]): TermDirectoryJson['broad'] {
  const first = parts.map((part) => part[0]?.[0] ?? '');
  const prefixes = new Set<string>();
  for (const text of first) {
    for (let length = 1; length <= Math.min(MAX_BROAD_PREFIX, text.length); length += 1)
      prefixes.add(text.slice(0, length));
  }
  const broad: [string, number[]][] = [];
  for (const prefix of [...prefixes].sort()) {
    const numbers = listRange(first, prefix);
    if (numbers.length <= MAX_PARTS_OF_PREFIX) continue;
    const best = new Set(numbers.slice(0, 1));
    const ranked = numbers
      .flatMap((number) =>
        (parts[number] ?? []).map(([text, {sections}]) => ({text, part: number, frequency: sections.length})),
      )
      .filter(({text}) => text.startsWith(prefix))
      .sort((a, b) => b.frequency - a.frequency || (a.text < b.text ? -1 : 1));
    for (const {part} of ranked) {
      if (best.size === MAX_PARTS_OF_PREFIX) break;
      best.add(part);
    }
    broad.push([prefix, [...best].sort((a, b) => a - b)]);
  }
  return Object.fromEntries(broad);
}
