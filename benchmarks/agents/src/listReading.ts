import type {PageDocument} from '../../relevance/src/PageDocument.ts';
import type {AskedWay} from './AskedWay.ts';

/** Most characters of a list: longer ones are cut short by readers. */
const MAX_LIST = 50_000;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []);

/**
 * Reading `llms.txt` instead of searching: the whole list of pages with their descriptions is read, and the pages whose line
 * shares most words with the question are taken, rare words counting more. A language model chooses better than this, but
 * from the same lines; what it has to read is exact.
 */
export function createListReading(pages: readonly PageDocument[]): AskedWay {
  const line = ({title, url, description}: PageDocument, isLong: boolean) =>
    `- [${title}](${url})${isLong && description !== null ? `: ${description}` : ''}`;
  const long = pages.map((page) => line(page, true));
  const isLong = long.join('\n').length <= MAX_LIST;
  const lines = isLong ? long : pages.map((page) => line(page, false));
  const list = lines.join('\n');
  const words = lines.map(wordsOf);
  const frequency = new Map<string, number>();
  for (const own of words) for (const word of own) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return {
    async ask(query) {
      const wanted = [...wordsOf(query)];
      const scored = pages.map(({url}, index) => {
        const shared = wanted.filter((word) => words[index]?.has(word));
        const score = shared.reduce(
          (sum, word) => sum + Math.log(1 + pages.length / (frequency.get(word) ?? 1)),
          0,
        );
        return {url, score};
      });
      const found = scored.filter(({score}) => score > 0).toSorted((a, b) => b.score - a.score);
      return {urls: found.map(({url}) => url), characters: list.length};
    },
    close: async () => {},
  };
}
