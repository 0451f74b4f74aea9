import type {SearchRecord} from '@help-center/records';

/** The simplest search there is: looks through the text of every record for the words, and counts them. */
export function createNaiveSearch(
  records: readonly SearchRecord[],
): (query: string) => readonly SearchRecord[] {
  const texts = records.map((record) =>
    [...Object.values(record.hierarchy), record.content].join(' ').toLowerCase(),
  );
  return (query) => {
    const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
    const scored = texts.map((text, index) => ({
      index,
      score: words.filter((word) => text.includes(word)).length,
    }));
    return scored
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, 20)
      .map(({index}) => records[index] as SearchRecord);
  };
}
