import type {PageSymptoms} from '../../../plugins/page-notes/listSymptoms.ts';

/** The symptoms that have all words of a query in their own text or in the title of their page, each as the beginning of a word. */
export function narrowSymptoms(pages: readonly PageSymptoms[], query: string): PageSymptoms[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return pages
    .map(({symptoms, ...page}) => ({
      ...page,
      symptoms: symptoms.filter(({text}) => {
        const own = `${text} ${page.title}`.toLowerCase().split(/[^\p{L}\d]+/u);
        return words.every((word) => own.some((other) => other.startsWith(word)));
      }),
    }))
    .filter(({symptoms}) => symptoms.length > 0);
}
