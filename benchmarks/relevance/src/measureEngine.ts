import type {SearchEngine} from '../../engines/src/SearchEngine.ts';
import {pageOf, rankOf, type Measurement} from './metrics.ts';
import type {Corpus} from './readCorpus.ts';
import {QUERY_VARIANTS} from './readPairs.ts';

/** Asks one engine all spellings of all questions of a corpus. */
export async function measureEngine(engine: SearchEngine, corpus: Corpus): Promise<Measurement[]> {
  const index = await (await engine.build(corpus)).open();
  const urlOf = new Map(corpus.pages.map((page) => [page.path, pageOf(page.url)]));
  const measurements: Measurement[] = [];
  try {
    for (const pair of corpus.pairs) {
      const right = new Set(pair.pages.flatMap((path) => urlOf.get(path) ?? []));
      for (const variant of QUERY_VARIANTS) {
        const query = pair.queries[variant];
        if (query === undefined) continue;
        const urls = await index.search(query, 'ranked');
        measurements.push({
          engine: engine.name,
          corpus: corpus.name,
          group: pair.group,
          variant,
          pair: pair.id,
          query,
          rank: rankOf(urls, right),
          isEmpty: urls.length === 0,
        });
      }
    }
  } finally {
    await index.close();
  }
  return measurements;
}
