import {runBenchmark} from '../../engines/src/runBenchmark.ts';
import {ours} from '../../engines/src/ours.ts';
import {machineLine} from '../../engines/src/machineLine.ts';
import {printReport} from '../../engines/src/printReport.ts';
import {pageOf, rankOf} from '../../relevance/src/metrics.ts';
import {readCorpora, type Corpus} from '../../relevance/src/readCorpus.ts';
import {markdownTable} from '../../relevance/src/relevanceReport.ts';
import type {AskedWay} from './AskedWay.ts';
import {createListReading} from './listReading.ts';
import {createToolCall} from './toolCall.ts';

const USAGE = 'usage: npm run bench:agents -- <folder of corpora>';
/** Characters that stand for a token of a language model, roughly. */
const TOKEN = 4;
const WITHIN = 5;

interface Asked {
  readonly rank: number | null;
  readonly characters: number;
}

async function createDialog(corpus: Corpus): Promise<AskedWay> {
  const index = await (await ours.build(corpus)).open();
  return {
    ask: async (query) => ({urls: await index.search(query, 'ranked'), characters: 0}),
    close: () => index.close(),
  };
}

const WAYS: Readonly<Record<string, (corpus: Corpus) => AskedWay | Promise<AskedWay>>> = {
  'the tool search_docs': createToolCall,
  'the dialog (its ranking)': createDialog,
  'reading llms.txt': ({pages}) => createListReading(pages),
};

async function askAll(way: AskedWay, {pages, pairs}: Corpus): Promise<Asked[]> {
  const urlOf = new Map(pages.map((page) => [page.path, pageOf(page.url)]));
  const asked: Asked[] = [];
  for (const pair of pairs) {
    const right = new Set(pair.pages.flatMap((path) => urlOf.get(path) ?? []));
    const {urls, characters} = await way.ask(pair.queries.original ?? '');
    asked.push({rank: rankOf(urls, right), characters});
  }
  await way.close();
  return asked;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function rowOf(name: string, asked: readonly Asked[]): string[] {
  const characters = asked.map((one) => one.characters);
  const reads = characters.some((count) => count > 0);
  return [
    name,
    mean(asked.map(({rank}) => Number(rank !== null && rank <= WITHIN))).toFixed(3),
    mean(asked.map(({rank}) => (rank === null ? 0 : 1 / rank))).toFixed(3),
    reads ? (mean(characters) / TOKEN).toFixed(0) : '-',
    reads ? String(Math.max(...characters)) : '-',
  ];
}

/** Asks the questions of all corpora in each way and prints what was found, and what had to be read for it. */
async function main([folder]: readonly string[]): Promise<void> {
  if (folder === undefined) throw new Error(USAGE);
  const corpora = readCorpora(folder).filter(({pairs}) => pairs.length > 0);
  const byWay = new Map<string, {corpus: string; asked: Asked[]}[]>();
  for (const [name, create] of Object.entries(WAYS)) {
    const all = [];
    for (const corpus of corpora)
      all.push({corpus: corpus.name, asked: await askAll(await create(corpus), corpus)});
    byWay.set(name, all);
  }
  const head = ['asked by', `recall in ${WITHIN}`, 'MRR@10', 'tokens an answer', 'most characters'];
  const table = (select: (corpus: string) => boolean) =>
    markdownTable(
      head,
      [...byWay].map(([name, all]) =>
        rowOf(
          name,
          all.filter(({corpus}) => select(corpus)).flatMap(({asked}) => asked),
        ),
      ),
    );
  const count = corpora.reduce((sum, {pairs}) => sum + pairs.length, 0);
  printReport(
    'Retrieval by agents',
    `${count} questions as they were asked, each weighing the same. A token is taken as ${TOKEN} characters. ${machineLine()}`,
    table(() => true),
    ...corpora.flatMap(({name, pages, pairs}) => [
      `### ${name} (${pages.length} pages, ${pairs.length} questions)`,
      table((corpus) => corpus === name),
    ]),
  );
}

await runBenchmark(() => main(process.argv.slice(2)));
