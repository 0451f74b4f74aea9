import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {
  createEngine,
  ENGINE_NAMES,
  parseEngineNames,
  type EngineName,
} from '../../engines/src/createEngine.ts';
import {countOf} from '../../engines/src/countOf.ts';
import {progress} from '../../engines/src/progress.ts';
import {runBenchmark} from '../../engines/src/runBenchmark.ts';
import {machineLine} from '../../engines/src/machineLine.ts';
import {printReport} from '../../engines/src/printReport.ts';
import {medianOf} from '../../site/src/measure/median.ts';
import {markdownTable} from '../../relevance/src/relevanceReport.ts';
import {readCorpora} from '../../relevance/src/readCorpus.ts';
import {COST_HEAD, costRow} from './costRow.ts';
import {measureInChild, type CostAnswer, type CostTask} from './measureInChild.ts';
import type {Cost} from './measureCost.ts';

const USAGE =
  'usage: npm run bench:search -- [--pages 100,1000,5000] [--from folder] [--engines ours,minisearch] [--runs 3] [--limit seconds] [--json file]';
/** A repeat is not started after this many seconds spent on one engine and size. */
const REPEAT_BUDGET = 30;

/** Measures every engine at every size, each in its own process, and prints one table. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      pages: {type: 'string'},
      from: {type: 'string'},
      engines: {type: 'string'},
      runs: {type: 'string', default: '3'},
      limit: {type: 'string', default: '300'},
      json: {type: 'string'},
    },
  });
  const from = values.from ?? null;
  const sizes =
    values.pages === undefined ? defaultSizes(from) : values.pages.split(',').map(countOf('--pages', USAGE));
  const runs = countOf('--runs', USAGE)(values.runs);
  const limit = countOf('--limit', USAGE)(values.limit);
  const names = values.engines === undefined ? ENGINE_NAMES : parseEngineNames(values.engines);

  const about = await describe(names);
  const machine = machineLine();
  const rows: string[][] = [];
  const all: (CostTask & {runs: readonly CostAnswer[]})[] = [];
  for (const pages of sizes) {
    for (const engine of names) {
      const task: CostTask = {engine, pages, from};
      const answers = await measureRepeatedly(task, runs, limit);
      all.push({...task, runs: answers});
      rows.push(rowOf(task, answers));
    }
  }
  printReport(
    'Size and latency',
    `${from === null ? 'Synthetic pages' : 'Pages of the given corpora'}. ${machine}`,
    markdownTable(COST_HEAD, rows),
    markdownTable(['name', 'version', 'settings'], about),
  );
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(all, null, 1)}\n`);
}

async function measureRepeatedly(task: CostTask, runs: number, limit: number): Promise<CostAnswer[]> {
  const start = performance.now();
  const answers: CostAnswer[] = [];
  while (answers.length < runs) {
    const answer = await measureInChild(task, limit);
    const seconds = (performance.now() - start) / 1000;
    answers.push(answer);
    const outcome = 'skipped' in answer ? answer.skipped : 'measured';
    progress(
      `${task.engine}, ${task.pages} pages, run ${answers.length}: ${outcome}, ${seconds.toFixed(0)} s in all`,
    );
    if ('skipped' in answer || seconds > REPEAT_BUDGET) break;
  }
  return answers;
}

function rowOf(task: CostTask, answers: readonly CostAnswer[]): string[] {
  const costs: Cost[] = answers.flatMap((answer) => ('cost' in answer ? [answer.cost] : []));
  if (costs.length > 0) return costRow(task, medianOf(costs), costs.length);
  const reason = answers.flatMap((answer) => ('skipped' in answer ? [answer.skipped] : []))[0] ?? 'not run';
  return [String(task.pages), task.engine, reason, ...COST_HEAD.slice(3).map(() => '-')];
}

async function describe(names: readonly EngineName[]): Promise<string[][]> {
  const engines = await Promise.all(names.map(createEngine));
  return engines.map(({name, version, settings}) => [name, version, settings]);
}

function defaultSizes(from: string | null): number[] {
  return from === null ? [100, 1000, 5000] : [readCorpora(from).flatMap((corpus) => corpus.pages).length];
}

await runBenchmark(main);
