import type {PageSymptoms} from '../../../plugins/page-notes/listSymptoms.ts';

/**
 * The symptoms that have all words of a query in their own text or in the title of their page, each as the beginning of a
 * word. Where none has all of them, those that have the most, which must be half.
 */
export function narrowSymptoms(pages: readonly PageSymptoms[], query: string): PageSymptoms[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const counted = pages.map(({symptoms, ...page}) => ({
    ...page,
    symptoms: symptoms.map((symptom) => {
      const own = `${symptom.text} ${page.title}`.toLowerCase().split(/[^\p{L}\d]+/u);
      return {symptom, count: words.filter((word) => own.some((other) => other.startsWith(word))).length};
    }),
  }));
  const most = Math.max(0, ...counted.flatMap(({symptoms}) => symptoms.map(({count}) => count)));
  if (most < words.length / 2) return [];
  return counted
    .map(({symptoms, ...page}) => ({
      ...page,
      symptoms: symptoms.filter(({count}) => count === most).map(({symptom}) => symptom),
    }))
    .filter(({symptoms}) => symptoms.length > 0);
}
