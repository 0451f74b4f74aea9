import {groupBy, type Measurement} from '../metrics.ts';
import type {QueryVariant} from '../readPairs.ts';

/** What stands where an engine found nothing at all, and where it found the page below the tenth place or not. */
const NOTHING = '-';
const NOT_AMONG_TEN = '0';

const FIELDS = ['corpus', 'group', 'pair', 'variant'] as const;

/** The ranks of a run as comma-separated values: a line for each spelling of each question, a column for each engine. */
export function writeRanks(measurements: readonly Measurement[]): string {
  const engines = [...new Set(measurements.map(({engine}) => engine))];
  const questions = groupBy(measurements, (own) => FIELDS.map((field) => own[field]).join(','));
  const lines = [...questions].map(([question, list]) => {
    const ranks = new Map(
      list.map(({engine, rank, isEmpty}) => [engine, isEmpty ? NOTHING : String(rank ?? 0)]),
    );
    return [question, ...engines.map((engine) => ranks.get(engine) ?? '')].join(',');
  });
  return `${[[...FIELDS, ...engines].join(','), ...lines].join('\n')}\n`;
}

/** Reverses {@link writeRanks}; the words that were asked are not in it. Throws for another table. */
export function readRanks(csv: string): Measurement[] {
  const [head = '', ...lines] = csv.trimEnd().split('\n');
  const [corpusField, groupField, pairField, variantField, ...engines] = head.split(',');
  if (`${corpusField},${groupField},${pairField},${variantField}` !== FIELDS.join(','))
    throw new Error(`The table of ranks begins with "${head}" instead of "${FIELDS.join(',')}".`);
  return lines.flatMap((line) => {
    const [corpus = '', group = '', pair = '', variant = '', ...ranks] = line.split(',');
    return engines.flatMap((engine, at): Measurement[] => {
      const rank = ranks[at] ?? '';
      if (rank === '') return [];
      const isEmpty = rank === NOTHING;
      return [
        {
          engine,
          corpus,
          group,
          pair,
          variant: variant as QueryVariant,
          query: '',
          rank: isEmpty || rank === NOT_AMONG_TEN ? null : Number(rank),
          isEmpty,
        },
      ];
    });
  });
}
