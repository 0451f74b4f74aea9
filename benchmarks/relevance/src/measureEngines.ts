import {createEngine, type EngineName} from '../../engines/src/createEngine.ts';
import {progress} from '../../engines/src/progress.ts';
import type {SearchEngine} from '../../engines/src/SearchEngine.ts';
import {measureEngine} from './measureEngine.ts';
import type {Measurement} from './metrics.ts';
import type {Corpus} from './readCorpus.ts';

/** Describes an engine in a report. */
export type EngineInfo = Pick<SearchEngine, 'name' | 'version' | 'settings'>;

/** Asks the engines all questions of all corpora. */
export async function measureEngines(
  names: readonly EngineName[],
  corpora: readonly Corpus[],
): Promise<{engines: EngineInfo[]; measurements: Measurement[]}> {
  const engines: EngineInfo[] = [];
  const measurements: Measurement[] = [];
  for (const engineName of names) {
    const engine = await createEngine(engineName);
    const {name, version, settings} = engine;
    engines.push({name, version, settings});
    for (const corpus of corpora) {
      const start = performance.now();
      measurements.push(...(await measureEngine(engine, corpus)));
      progress(`${name}, ${corpus.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
  }
  return {engines, measurements};
}
