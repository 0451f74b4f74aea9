import {FACET_NAMES, type PageFacet} from '@help-center/records';
import type {Catalog} from './Catalog.ts';

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

/** Converts a catalogue to JSON. */
export function encodeCatalog(catalog: Catalog): CatalogJson {
  const {firstSections, pageRanks, types, facetValues, facetOfPage} = catalog;
  return {
    recordCount: catalog.recordCount,
    sections: Array.from(
      pageRanks,
      (_, page) => (firstSections[page + 1] as number) - (firstSections[page] as number),
    ),
    pageRanks: [...pageRanks],
    types: [...types],
    facets: mapFacets((facet) => ({values: facetValues[facet], pages: [...facetOfPage[facet]]})),
  };
}

/** Reverses {@link encodeCatalog}. */
export function decodeCatalog(json: CatalogJson): Catalog {
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

function mapFacets<T>(read: (facet: PageFacet) => T): Record<PageFacet, T> {
  return Object.fromEntries(FACET_NAMES.map((facet) => [facet, read(facet)])) as Record<PageFacet, T>;
}
