import {brotliCompressSync, constants} from 'node:zlib';
import type {BuiltIndex, EngineInput, IndexFile, SearchEngine} from '../../engines/src/SearchEngine.ts';
import {quantile} from './quantile.ts';
import {keyPresses} from './typedQueries.ts';

/** What an engine costs for a set of pages; times in milliseconds, sizes in bytes. */
export interface Cost {
  readonly indexRaw: number;
  readonly indexBrotli: number;
  /** The engine's script, Brotli. */
  readonly codeBrotli: number;
  /** Script and index read when one whole query was answered on a fresh index, Brotli; median of some queries. */
  readonly firstResultBrotli: number;
  /** The same after that query was typed letter by letter. */
  readonly typedResultBrotli: number;
  readonly build: number;
  /** From files to an index that can answer. */
  readonly open: number;
  readonly keyP50: number;
  readonly keyP95: number;
  /** Key presses that were timed; fewer than typed in all when the engine needs too long for them. */
  readonly keys: number;
  /** Growth of heap and buffers from before opening to after all queries, collected. */
  readonly heap: number;
}

/** Fresh indexes on which the bytes to the first result are measured, where the index has several files. */
const FRESH = 5;
/** Typing is stopped after this time; the quantiles are then those of the queries typed so far. */
const TYPING_BUDGET_MS = 60_000;
/** Static hosts compress once at the highest quality; above this size that takes minutes, so 9 is used. */
const HIGHEST_QUALITY_LIMIT = 2_000_000;

/** Builds, opens and asks one engine. Needs `--expose-gc` for the heap. */
export async function measureCost(
  engine: SearchEngine,
  input: EngineInput,
  queries: readonly string[],
): Promise<Cost> {
  const buildStart = performance.now();
  const built = await engine.build(input);
  const build = performance.now() - buildStart;
  const brotli = new Map(built.files.map((file) => [file.name, compressedSize(file)]));
  const code = sum((await engine.codeFiles()).map(compressedSize));
  const indexBrotli = sum([...brotli.values()]);
  const fresh = queries.slice(0, FRESH);
  // An index of one file is read as a whole, whatever is asked.
  const isWhole = built.files.length === 1;
  const asked = isWhole
    ? [indexBrotli]
    : await mapInTurn(fresh, (query) => bytesRead(built, [query], brotli));
  const typed = isWhole
    ? [indexBrotli]
    : await mapInTurn(fresh, (query) => bytesRead(built, keyPresses(query), brotli));
  return {
    indexRaw: sum(built.files.map(({bytes}) => bytes.byteLength)),
    indexBrotli,
    codeBrotli: code,
    firstResultBrotli: code + quantile(asked, 0.5),
    typedResultBrotli: code + quantile(typed, 0.5),
    build,
    ...(await measureTyping(built, queries)),
  };
}

async function measureTyping(
  built: BuiltIndex,
  queries: readonly string[],
): Promise<Pick<Cost, 'open' | 'keyP50' | 'keyP95' | 'keys' | 'heap'>> {
  const before = usedMemory();
  const openStart = performance.now();
  const index = await built.open();
  const open = performance.now() - openStart;
  const times: number[] = [];
  const typingStart = performance.now();
  for (const typed of queries.flatMap(keyPresses)) {
    const start = performance.now();
    if (start - typingStart > TYPING_BUDGET_MS && times.length > 0) break;
    await index.search(typed, 'shown');
    times.push(performance.now() - start);
  }
  const heap = usedMemory() - before;
  await index.close();
  return {open, keyP50: quantile(times, 0.5), keyP95: quantile(times, 0.95), keys: times.length, heap};
}

/** Compressed bytes of the files that a fresh index reads for these queries. */
async function bytesRead(
  built: BuiltIndex,
  queries: readonly string[],
  brotli: ReadonlyMap<string, number>,
): Promise<number> {
  const index = await built.open();
  for (const query of queries) await index.search(query, 'shown');
  const read = sum(index.filesRead().map((name) => brotli.get(name) ?? 0));
  await index.close();
  return read;
}

function compressedSize({bytes}: IndexFile): number {
  // Pagefind's files are gzipped already.
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return bytes.byteLength;
  const quality = bytes.byteLength > HIGHEST_QUALITY_LIMIT ? 9 : 11;
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality};
  // A host serves a file as it is when compressing would make it larger.
  return Math.min(bytes.byteLength, brotliCompressSync(bytes, {params}).byteLength);
}

function usedMemory(): number {
  globalThis.gc?.();
  const {heapUsed, external} = process.memoryUsage();
  return heapUsed + external;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

async function mapInTurn<Value, Result>(
  values: readonly Value[],
  convert: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const value of values) results.push(await convert(value));
  return results;
}
