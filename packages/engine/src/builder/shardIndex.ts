import {createCatalog} from '../index/Catalog.ts';
import {encodeCatalog} from '../index/CatalogJson.ts';
import type {Postings} from '../index/Posting.ts';
import {MAX_PARTS_OF_PREFIX, partRange, type TermDirectoryJson} from '../index/TermDirectory.ts';
import {isSpelling} from '../index/TermTable.ts';
import type {CoreJson} from '../openIndex.ts';
import {hashPart} from '../parts/createPartReader.ts';
import {toJsonBytes, toUtf8} from '../parts/text.ts';
import type {RelatedJson} from '../query/RelatedWords.ts';
import {encodePages} from '../text/encodePages.ts';
import type {IndexedPage, IndexedSection} from '../text/IndexedPage.ts';
import {listSections, type StoredSection} from '../text/TextStore.ts';
import {encodeTerms, type TermEntry} from './encodeTerms.ts';
import {shardOutline} from './shardOutline.ts';
import {splitParts} from './splitParts.ts';

const TERMS_TARGET = 16_384;
const WORDS_TARGET = 24_576;
const TEXT_TARGET = 16_384;

/** Longest prefix for which the best parts are listed. */
const MAX_BROAD_PREFIX = 4;

/** Writes a large index as a core and many parts, of which a query reads a few. Adds the parts to `files` and returns the core. */
export function shardIndex(
  pages: readonly IndexedPage[],
  postings: ReadonlyMap<string, Postings>,
  related: RelatedJson,
  files: Map<string, Uint8Array>,
): Uint8Array {
  const addPart = (stem: string, extension: string, bytes: Uint8Array): string => {
    const hash = hashPart(bytes);
    files.set(`${stem}-${hash}.${extension}`, bytes);
    return hash;
  };
  const entries: TermEntry[] = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  const termParts = splitParts(
    entries,
    ([text, {sections}]) => text.length + 3 + 2 * sections.length,
    TERMS_TARGET,
  );
  const catalog = createCatalog(pages);
  const words = entries.filter(([text, {sections}]) =>
    isSpelling({text, frequency: sections.length}, catalog.sectionCount),
  );
  const wordParts = splitParts(words, ([text]) => text.length + 4, WORDS_TARGET);
  const textParts = splitParts(
    listSections(pages).map((stored, number) => ({...stored, number, size: sizeOf(stored)})),
    ({size}) => size,
    TEXT_TARGET,
  );
  const core: CoreJson = {
    related,
    catalog: encodeCatalog(catalog),
    terms: {
      first: firstTexts(termParts),
      hashes: termParts.map((part, number) => addPart(`terms-${number}`, 'bin', encodeTerms(part))),
      broad: listBroad(termParts),
    },
    spelling: {
      first: firstTexts(wordParts),
      hashes: wordParts.map((part, number) => addPart(`words-${number}`, 'bin', encodeTerms(part, false))),
    },
    text: {
      first: textParts.map((part) => part[0]?.number ?? 0),
      hashes: textParts.map((part, number) =>
        addPart(`text-${number}`, 'json', toJsonBytes({pages: encodePages(joinSections(part))})),
      ),
    },
    outline: shardOutline(pages, addPart),
  };
  return toJsonBytes(core);
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

function firstTexts(parts: readonly (readonly TermEntry[])[]): string[] {
  return parts.map((part) => part[0]?.[0] ?? '');
}

/** Lists the prefixes that span too many parts, with the parts of their most frequent terms. */
function listBroad(parts: readonly (readonly TermEntry[])[]): TermDirectoryJson['broad'] {
  const first = firstTexts(parts);
  const prefixes = new Set<string>();
  for (const text of first) {
    for (let length = 1; length <= Math.min(MAX_BROAD_PREFIX, text.length); length += 1)
      prefixes.add(text.slice(0, length));
  }
  const broad: [string, number[]][] = [];
  for (const prefix of [...prefixes].sort()) {
    const [from, to] = partRange(first, prefix);
    if (to - from <= MAX_PARTS_OF_PREFIX) continue;
    const best = new Set<number>([from]);
    const ranked = parts
      .slice(from, to)
      .flatMap((part, offset) =>
        part.map(([text, postings]) => ({text, part: from + offset, frequency: postings.sections.length})),
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
