import type {SearchRecord} from '@help-center/records';
import type {IndexedPage} from '../text/IndexedPage.ts';

/** Adds links to the records of pages, if they lead to a section of these pages. */
export function attachLinks(pages: readonly IndexedPage[], records: readonly SearchRecord[]): IndexedPage[] {
  const sectionOfUrl = new Map<string, number>();
  let count = 0;
  for (const page of pages) {
    for (const section of page.sections) {
      for (const url of [section.url, page.url]) {
        const key = toKey(url);
        if (!sectionOfUrl.has(key)) sectionOfUrl.set(key, count);
      }
      count += 1;
    }
  }
  const linksOf = new Map(records.map(({objectID, links = []}) => [objectID, links]));
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      records: section.records.map((record) => {
        const links = (linksOf.get(record.objectID) ?? []).flatMap(({text, url}) => {
          // A link to a missing anchor still leads to the page.
          const target = sectionOfUrl.get(toKey(url)) ?? sectionOfUrl.get(toKey(url.replace(/#.*$/su, '')));
          return target === undefined ? [] : [{text, section: target}];
        });
        return links.length === 0 ? record : {...record, links};
      }),
    })),
  }));
}

/** The same key for URLs with and without a slash before the anchor. */
function toKey(url: string): string {
  return url.replace(/\/(?=#|$)/u, '');
}
