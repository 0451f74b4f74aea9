// Runs in a process of its own: measures one engine at one size and sends the answer to the parent.
import {createEngine} from '../../engines/src/createEngine.ts';
import {createLinkResolver} from '../../relevance/src/createLinkResolver.ts';
import {pageRecords} from '../../relevance/src/pageRecords.ts';
import {createSyntheticPages} from './createSyntheticPages.ts';
import {measureCost} from './measureCost.ts';
import type {CostAnswer, CostTask} from './measureInChild.ts';
import {readFromPages} from './readFromPages.ts';
import {typedQueries} from './typedQueries.ts';

const task: CostTask = JSON.parse(process.argv[2] ?? '{}');
const pages = task.from === null ? createSyntheticPages(task.pages) : readFromPages(task.from, task.pages);
const engine = await createEngine(task.engine);
const resolveLink = createLinkResolver(pages);
const records = pages.flatMap((page) => pageRecords(page, resolveLink));
const cost = await measureCost(engine, {pages, records}, typedQueries(pages));
const answer: CostAnswer = {cost};
process.send?.(answer, () => process.disconnect());
