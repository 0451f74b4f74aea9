import {FACET_NAMES, type PageFacet} from '@help-center/records';
import type {IndexedPage} from '../text/IndexedPage.ts';

/** The data about pages that ranking and filtering need, without their text. */
export interface Catalog {
  readonly pageCount: number;
  readonly sectionCount: number;
  readonly recordCount: number;
  /** First section of each page, and the number of sections at the end. */
  readonly firstSections: Uint32Array;
  /** The page of each section. */
  readonly pageOfSection: Uint32Array;
  readonly pageRanks: Float64Array;
  /** The record types of each section as bits: `1 << depth` for a heading of that level, `1 << 7` for content. */
  readonly types: Uint8Array;
  /** The values of each page facet, as they occur first; `null` where a page has none. */
  readonly facetValues: Readonly<Record<PageFacet, readonly (string | null)[]>>;
  /** For each page facet the value of each page, as an index into `facetValues`. */
  readonly facetOfPage: Readonly<Record<PageFacet, Uint16Array>>;
}

/** Bit of the content records in {@link Catalog.types}. */
export const CONTENT_BIT = 128;

/** The code of the digit, in names such as `lvl0`. */
const ZERO = 48;

/** A catalogue in the core of a large index. */
export interface CatalogJson {
  readonly recordCount: number;
  /** Number of sections of each page. */
  readonly sections: readonly number[];
  readonly pageRanks: readonly number[];
  /** See {@link Catalog.types}. */
  readonly types: readonly number[];
  readonly facets: Readonly<
    Record<PageFacet, {readonly values: readonly (string | null)[]; readonly pages: readonly number[]}>
  >;
}

/** Collects the catalogue of pages. */
export function collectCatalog(pages: readonly IndexedPage[]): CatalogJson {
  const sections = pages.flatMap((page) => page.sections);
  return {
    recordCount: sections.flatMap(({records}) => records).length,
    sections: pages.map((page) => page.sections.length),
    pageRanks: pages.map(({pageRank}) => pageRank),
    types: sections.map(({records}) => records.reduce((bits, {type}) => bits | typeBit(type), 0)),
    facets: mapFacets((facet) => {
      const values = [...new Set(pages.map(({facets}) => facets[facet]))];
      return {values, pages: pages.map(({facets}) => values.indexOf(facets[facet]))};
    }),
  };
}

/** Opens a catalogue. */
export function openCatalog(json: CatalogJson): Catalog {
  const pageCount = json.sections.length;
  const firstSections = new Uint32Array(pageCount + 1);
  json.sections.forEach((count, page) => {
    firstSections[page + 1] = (firstSections[page] as number) + count;
  });
  const sectionCount = firstSections[pageCount] as number;
  const pageOfSection = new Uint32Array(sectionCount);
  json.sections.forEach((_, page) => pageOfSection.fill(page, firstSections[page], firstSections[page + 1]));
  return {
    pageCount,
    sectionCount,
    recordCount: json.recordCount,
    firstSections,
    pageOfSection,
    pageRanks: Float64Array.from(json.pageRanks),
    types: Uint8Array.from(json.types),
    facetValues: mapFacets((facet) => json.facets[facet].values),
    facetOfPage: mapFacets((facet) => Uint16Array.from(json.facets[facet].pages)),
  };
}

/** The bit of a record type in {@link Catalog.types}. */
export function typeBit(type: string): number {
  return type === 'content' ? CONTENT_BIT : 1 << (type.charCodeAt(3) - ZERO);
}

function mapFacets<T>(read: (facet: PageFacet) => T): Record<PageFacet, T> {
  return Object.fromEntries(FACET_NAMES.map((facet) => [facet, read(facet)])) as Record<PageFacet, T>;
}
