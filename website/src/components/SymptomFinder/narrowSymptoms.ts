import type {PageSymptoms} from '../../../plugins/page-notes/listParts.ts';

/**
 * The symptoms that match all words of a query in their text or page title, by word prefix. If none does, those that match
 * the most words, which must be at least half. Pages with a symptom that has the words side by side come first.
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
  const phrase = words.join(' ');
  const hasPhrase = ({title, symptoms}: PageSymptoms) =>
    [title, ...symptoms.map(({text}) => text)].some((text) => text.toLowerCase().includes(phrase));
  return counted
    .map(({symptoms, ...page}) => ({
      ...page,
      symptoms: symptoms.filter(({count}) => count === most).map(({symptom}) => symptom),
    }))
    .filter(({symptoms}) => symptoms.length > 0)
    .sort((a, b) => Number(hasPhrase(b)) - Number(hasPhrase(a)));
}
