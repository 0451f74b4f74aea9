// Runs in its own process: measures one engine at one size and sends the cost to the parent.
import {createEngine} from '../../engines/src/createEngine.ts';
import {recordsOfPages} from '../../relevance/src/pageRecords.ts';
import {createSyntheticPages} from './createSyntheticPages.ts';
import {measureCost} from './measureCost.ts';
import type {CostAnswer, CostTask} from './measureInChild.ts';
import {readFromPages} from './readFromPages.ts';
import {typedQueries} from './typedQueries.ts';

const task: CostTask = JSON.parse(process.argv[2] ?? '{}');
const pages = task.from === null ? createSyntheticPages(task.pages) : readFromPages(task.from, task.pages);
const engine = await createEngine(task.engine);
const cost = await measureCost(engine, {pages, records: recordsOfPages(pages)}, typedQueries(pages));
const answer: CostAnswer = {cost};
process.send?.(answer, () => process.disconnect());
