import type {HitBody, SearchResultBody} from '@help-center/engine/protocol';

/** A hit for the heading path, such as `createHit('ANSVIS', 'Cameras', 'Add a camera')`. */
export function createHit(section: string, ...headings: string[]): HitBody {
  const hierarchy: Record<string, string | null> = {lvl0: section};
  for (const [index, heading] of headings.entries()) hierarchy[`lvl${index + 1}`] = heading;
  const slug = headings.at(-1)?.toLowerCase().replaceAll(/\W+/gu, '-') ?? '';
  return {
    objectID: [section, ...headings].join('/'),
    url: `https://help.example.com/docs/${section}/#${slug}`,
    type: `lvl${headings.length}`,
    hierarchy,
    content: null,
    product: section,
  };
}

/** A result that holds the hits. */
export function createResult(
  hits: readonly HitBody[],
  fields: Partial<SearchResultBody> = {},
): SearchResultBody {
  return {
    hits,
    nbHits: hits.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query: '',
    index: 'help-center',
    params: '',
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    ...fields,
  };
}
