import {groupBy, reciprocalRank, type Measurement} from '../metrics.ts';
import {pairedBootstrap} from '../pairedBootstrap.ts';

/** How well an engine does at one spelling of the questions. */
export interface EngineScore {
  readonly engine: string;
  /** MRR@10, each corpus weighing the same. */
  readonly score: number;
  /** Bounds of the 95 % interval, by drawing the questions of each corpus anew. */
  readonly low: number;
  readonly high: number;
}

/** The scores of all engines, best first. */
export function engineScores(measurements: readonly Measurement[]): EngineScore[] {
  return [...groupBy(measurements, ({engine}) => engine)]
    .map(([engine, own]) => {
      const strata = [...groupBy(own, ({corpus}) => corpus).values()].map((list) => list.map(reciprocalRank));
      const {difference, low, high} = pairedBootstrap(strata);
      return {engine, score: difference, low, high};
    })
    .toSorted((a, b) => b.score - a.score);
}
