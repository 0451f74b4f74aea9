import type {Cost} from './measureCost.ts';
import type {CostTask} from './measureInChild.ts';

/** Column heads of the size and latency table. */
export const COST_HEAD: readonly string[] = [
  'pages',
  'engine',
  'index kB',
  'index kB br',
  'to first result kB br (script)',
  'query typed kB br',
  'build s',
  'open ms',
  'key press p50 / p95 ms',
  'keys',
  'heap MB',
  'runs',
];

/** One row of the table; kB and MB are powers of ten. */
export function costRow(task: CostTask, cost: Cost, runs: number): string[] {
  return [
    String(task.pages),
    task.engine,
    kilobytes(cost.indexRaw),
    kilobytes(cost.indexBrotli),
    `${kilobytes(cost.firstResultBrotli)} (${kilobytes(cost.codeBrotli)})`,
    kilobytes(cost.typedResultBrotli),
    (cost.build / 1000).toFixed(1),
    cost.open.toFixed(0),
    `${milliseconds(cost.keyP50)} / ${milliseconds(cost.keyP95)}`,
    String(cost.keys),
    (cost.heap / 1e6).toFixed(1),
    String(runs),
  ];
}

function kilobytes(bytes: number): string {
  return String(Math.round(bytes / 1000));
}

function milliseconds(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0);
}
