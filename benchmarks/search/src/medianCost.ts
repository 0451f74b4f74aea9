import type {Cost} from './measureCost.ts';
import {quantile} from './quantile.ts';

/** The median of each value over repeated runs. Throws for no runs. */
export function medianCost(costs: readonly Cost[]): Cost {
  const median = (value: (cost: Cost) => number): number => quantile(costs.map(value), 0.5);
  return {
    indexRaw: median((cost) => cost.indexRaw),
    indexBrotli: median((cost) => cost.indexBrotli),
    codeBrotli: median((cost) => cost.codeBrotli),
    firstResultBrotli: median((cost) => cost.firstResultBrotli),
    typedResultBrotli: median((cost) => cost.typedResultBrotli),
    build: median((cost) => cost.build),
    open: median((cost) => cost.open),
    keyP50: median((cost) => cost.keyP50),
    keyP95: median((cost) => cost.keyP95),
    keys: median((cost) => cost.keys),
    heap: median((cost) => cost.heap),
  };
}
