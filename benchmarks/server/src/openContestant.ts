import MiniSearch from 'minisearch';
import type {SearchRecord} from '@help-center/records';
import {groupBy} from '../../relevance/src/metrics.ts';
import type {EngineModule} from './EngineModule.ts';
import {loadEngine} from './loadEngine.ts';
import {markedHit} from './markedHit.ts';
import {createNaiveSearch} from './naiveSearch.ts';

/** Answers the text of a request with the text of its answer, as a server does. */
export type Answer = (body: string) => Promise<string>;

/** A search that is ready to be opened; `open` may be called once. */
export interface Contestant {
  readonly name: string;
  open(): Promise<Answer>;
}

/** No answer is cut off on a busy machine. */
const UNBOUNDED = {timeLimitMs: 60_000, now: () => 0};

/**
 * Builds what a contestant answers from: `linear` (a look into every record), `minisearch`, `present`, or a commit whose
 * engine is meant. With `-parts` behind it an engine has an index in parts, which it has anyway where records are many.
 */
export async function createContestant(name: string, records: readonly SearchRecord[]): Promise<Contestant> {
  if (name === 'linear') return {name, open: async () => answerWith(createNaiveSearch(records), wordsOf)};
  if (name === 'minisearch') return {name, open: async () => openMiniSearch(records)};
  const [version = 'present', inParts] = name.split('-');
  const engine = await loadEngine(version);
  const options = inParts === undefined ? {singleFileBytes: Number.POSITIVE_INFINITY} : {};
  const {manifest, files} = engine.buildIndex(records, options);
  const kept = new Map([...files].map(([file, bytes]) => [file, Buffer.from(bytes)]));
  return {
    name,
    open: () => openEngine(engine, JSON.parse(JSON.stringify(manifest)), kept, inParts !== undefined),
  };
}

async function openEngine(
  engine: EngineModule,
  manifest: unknown,
  files: Map<string, Uint8Array>,
  inParts: boolean,
): Promise<Answer> {
  const index = await engine.openIndex({
    manifest,
    readPart: async (name) => new Uint8Array(files.get(name) ?? []),
    isLocal: true,
    ...(engine.createSiteWords !== undefined && {createWords: engine.createSiteWords}),
  });
  // An index in one file is read once.
  if (!inParts) files.clear();
  const open = async (): Promise<object> => index;
  return async (text) => {
    const body: unknown = JSON.parse(text);
    engine.assertPrice?.(body, Number.POSITIVE_INFINITY);
    if (engine.answerQueriesAsJson === undefined)
      return JSON.stringify(await engine.answerQueries(body, open, UNBOUNDED));
    const answers = await engine.answerQueriesAsJson(body, open, UNBOUNDED);
    return `{"results":[${answers.map(({json}) => json).join(',')}]}`;
  };
}

/** MiniSearch over the sections, as VitePress 1.6.4 sets it. */
function openMiniSearch(records: readonly SearchRecord[]): Answer {
  const index = new MiniSearch({fields: ['title', 'titles', 'text']});
  const firsts = new Map<string, SearchRecord>();
  for (const [url, group] of groupBy(records, (record) => record.url)) {
    const [first] = group as [SearchRecord, ...SearchRecord[]];
    const path = Object.values(first.hierarchy).filter((text) => text !== null);
    const text = group.map(({content}) => content ?? '').join('\n');
    firsts.set(url, {...first, content: text.slice(0, 400)});
    index.add({id: url, title: path.at(-1) ?? '', titles: path.slice(0, -1), text});
  }
  const options = {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}};
  let terms: readonly string[] = [];
  return answerWith(
    (query) => {
      const found = index.search(query, options).slice(0, 20);
      terms = [...new Set(found.flatMap((result) => result.terms))];
      return found.map(({id}) => firsts.get(String(id)) as SearchRecord);
    },
    () => terms,
  );
}

function answerWith(
  search: (query: string) => readonly SearchRecord[],
  toMark: (query: string) => readonly string[],
): Answer {
  return async (text) => {
    const {requests}: {requests: readonly [{query: string}]} = JSON.parse(text);
    const found = search(requests[0].query);
    const words = toMark(requests[0].query);
    return JSON.stringify({results: [{hits: found.map((record) => markedHit(record, words))}]});
  };
}

function wordsOf(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/u).filter(Boolean);
}
