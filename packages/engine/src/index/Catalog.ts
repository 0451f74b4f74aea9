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

/** Collects the catalogue of pages. */
export function createCatalog(pages: readonly IndexedPage[]): Catalog {
  const firstSections = new Uint32Array(pages.length + 1);
  const pageOf: number[] = [];
  const types: number[] = [];
  let recordCount = 0;
  pages.forEach((page, index) => {
    firstSections[index] = pageOf.length;
    for (const section of page.sections) {
      pageOf.push(index);
      types.push(section.records.reduce((bits, {type}) => bits | typeBit(type), 0));
      recordCount += section.records.length;
    }
  });
  firstSections[pages.length] = pageOf.length;
  return {
    pageCount: pages.length,
    sectionCount: pageOf.length,
    recordCount,
    firstSections,
    pageOfSection: Uint32Array.from(pageOf),
    pageRanks: Float64Array.from(pages, (page) => page.pageRank),
    types: Uint8Array.from(types),
    ...collectFacets(pages),
  };
}

/** The bit of a record type in {@link Catalog.types}. */
export function typeBit(type: string): number {
  return type === 'content' ? CONTENT_BIT : 1 << (type.charCodeAt(3) - ZERO);
}

function collectFacets(pages: readonly IndexedPage[]): Pick<Catalog, 'facetValues' | 'facetOfPage'> {
  const facetValues = {} as Record<PageFacet, (string | null)[]>;
  const facetOfPage = {} as Record<PageFacet, Uint16Array>;
  for (const facet of FACET_NAMES) {
    const values = [...new Set(pages.map((page) => page.facets[facet]))];
    facetValues[facet] = values;
    facetOfPage[facet] = Uint16Array.from(pages, (page) => values.indexOf(page.facets[facet]));
  }
  return {facetValues, facetOfPage};
}
