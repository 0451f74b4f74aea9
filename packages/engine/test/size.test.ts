import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import {describe, expect, it} from 'vitest';
import {openIndex} from '@help-center/engine';
import {buildIndex, type IndexFiles} from '@help-center/engine/build';
import {createSyntheticSite} from './support/createSyntheticSite.ts';

/** What a browser loads to search: opening, queries, suggestions. */
const BROWSER_ENTRY = `
export {openIndex, suggestQueries} from '@help-center/engine';
export {answerQueries} from '@help-center/engine/protocol';
`;

/** Returns the compressed bytes that are read until the first page of results stands. */
async function countFirstBytes({manifest, files}: IndexFiles, text: string): Promise<number> {
  let bytes = brotliCompressSync(JSON.stringify(manifest)).length;
  const index = await openIndex({
    manifest,
    readPart(name) {
      const part = files.get(name) as Uint8Array;
      bytes += brotliCompressSync(part).length;
      return Promise.resolve(part);
    },
  });
  const {hits} = await index.search({text, hitsPerPage: 20, timeLimitMs: 60_000});
  expect(hits).toHaveLength(20);
  return bytes;
}

describe('size', () => {
  it('keeps the engine in the browser at 22.5 kB brotli', async () => {
    const {metafile, outputFiles} = await build({
      metafile: true,
      stdin: {contents: BROWSER_ENTRY, resolveDir: import.meta.dirname, loader: 'ts'},
      bundle: true,
      minify: true,
      write: false,
      // What is loaded for rare parameters is a file of its own.
      splitting: true,
      outdir: 'out',
      format: 'esm',
      target: 'es2022',
      conditions: ['@help-center/source'],
    });
    const outputs = Object.entries(metafile.outputs);
    const [entry] = outputs.find(([, {entryPoint}]) => entryPoint === '<stdin>') ?? [''];
    const loaded = [
      entry,
      ...(metafile.outputs[entry]?.imports ?? []).flatMap(({kind, path}) =>
        kind === 'import-statement' ? [path] : [],
      ),
    ];
    const bytes = outputFiles
      .filter(({path}) => loaded.some((name) => path.endsWith(name)))
      .map(({contents}) => brotliCompressSync(contents).length);
    expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(22_500);
  });

  it('keeps a site of 100 pages and 1500 records in one file of 100 kB brotli', () => {
    const records = createSyntheticSite({
      pages: 100,
      sectionsPerPage: 6,
      blocksPerSection: 1,
      wordsPerBlock: 40,
      vocabulary: 4000,
    });
    const {files} = buildIndex(records);
    expect(records.length).toBeGreaterThanOrEqual(1400);
    expect(files.size).toBe(1);
    const [bytes = new Uint8Array()] = files.values();
    expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(100_000);
  });

  it('reads at most 180 kB brotli to the first results of a site of 5000 pages', async () => {
    const built = buildIndex(
      createSyntheticSite({
        pages: 5000,
        sectionsPerPage: 6,
        blocksPerSection: 1,
        wordsPerBlock: 30,
        vocabulary: 20_000,
      }),
    );
    for (const query of ['babe', 'cabe dibabe', 'loba sabe tobe la']) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await countFirstBytes(built, query)).toBeLessThanOrEqual(180_000);
    }
  });
});
