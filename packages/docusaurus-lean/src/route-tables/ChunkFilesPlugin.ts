import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {hashOf} from '@help-center/html-first/hash';
import type {Chunk, Compiler, RuntimeModule} from '@rspack/core';

const NAME = 'chunk-files';
/** The chunk that only lets the bundler see every page; nothing loads it. */
export const ALL_PAGES = 'all-pages';
const FILES = '"(files of chunks)"';
const INTEGRITIES = '"(integrity of chunks)"';
const SET_ADDRESS = 'script.src = url;';
/** Below the stage that gives assets their final names, which then replaces the names inside too. */
const NAMES_STAGE = 2400;
/** Above it: a script that holds its own name, as in a note about licences, is final only then. */
const HASHES_STAGE = 2600;

/** Chunk names of modules that belong to pages. */
function readPageChunks(generatedFilesDir: string): Set<string> {
  const source = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
  return new Set([...source.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name = '']) => name));
}

function addIntegrity(text: string): string {
  if (!text.includes(SET_ADDRESS))
    throw new Error(
      `[route-tables] the bundler loads scripts without "${SET_ADDRESS}"; see load_script there.`,
    );
  return text.replace(
    SET_ADDRESS,
    `script.integrity = __webpack_require__.integrities[chunkId] || '';\n${SET_ADDRESS}`,
  );
}

/** The functions that name the file of a chunk and load it read lists, to which the tables add. */
const REWRITES: Readonly<Record<string, (text: string) => string>> = {
  'get javascript chunk filename': () =>
    `__webpack_require__.pageFiles = ${FILES};\n__webpack_require__.integrities = ${INTEGRITIES};\n__webpack_require__.u = (chunkId) => __webpack_require__.pageFiles[chunkId];`,
  'load script': addIntegrity,
  // Only the framework's own prefetching asks it.
  ChunkAssetRuntimeModule: () => '',
};

/** A part of the runtime: Rspack offers its text, webpack makes it when it is asked. */
type RuntimePart = Pick<RuntimeModule, 'name' | 'source'> & {generate?: () => string | null};

function rewriteRuntime(part: RuntimePart): void {
  // The names are the same but for "load_script" and "load script".
  const rewrite = REWRITES[part.name.replaceAll('_', ' ')];
  if (rewrite === undefined) return;
  const {source} = part;
  // In webpack this is a method.
  if (typeof source === 'object') {
    source.source = Buffer.from(rewrite(source.source.toString()));
  } else if (part.generate !== undefined) {
    const generate = part.generate.bind(part);
    part.generate = () => rewrite(generate() ?? '');
  }
}

/** Keeps the files of the chunks that belong to pages out of the bundler's runtime, which every page loads. */
export class ChunkFilesPlugin {
  readonly #generatedFilesDir: string;

  constructor(generatedFilesDir: string) {
    this.#generatedFilesDir = generatedFilesDir;
  }

  apply(compiler: Compiler): void {
    const {RawSource} = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const listChunks = () => listFiles([...compilation.chunks], readPageChunks(this.#generatedFilesDir));
      const textOf = (name: string) => compilation.getAsset(name)?.source.source().toString() ?? '';
      const fill = (place: string, value: object) => {
        const names = [...compilation.chunks]
          .filter((chunk) => chunk.hasRuntime())
          .flatMap((chunk) => [...chunk.files])
          .filter((name) => textOf(name).includes(place));
        if (names.length === 0)
          throw new Error(
            '[route-tables] the bundler has no part called "get javascript chunk filename" any more; see rewriteRuntime.',
          );
        for (const name of names)
          compilation.updateAsset(name, new RawSource(textOf(name).replace(place, JSON.stringify(value))));
      };
      compilation.hooks.runtimeModule.tap(NAME, rewriteRuntime);
      compilation.hooks.processAssets.tap({name: NAME, stage: NAMES_STAGE}, () => fill(FILES, listChunks()));
      // The name of the main script follows from the names in it, and these from the contents of the files.
      compilation.hooks.processAssets.tap({name: NAME, stage: HASHES_STAGE}, () => {
        const hashes = Object.entries(listChunks()).map(([id, file]) => [
          id,
          hashOf(compilation.getAsset(file)?.source.buffer() ?? ''),
        ]);
        fill(INTEGRITIES, Object.fromEntries(hashes) as Record<string, string>);
      });
    });
  }
}

/** Files of the chunks that are loaded later and belong to no page, by the chunks' ids. */
function listFiles(chunks: readonly Chunk[], pageChunks: ReadonlySet<string>): Record<string, string> {
  const files = chunks
    .filter(({name}) => name === undefined || (name !== ALL_PAGES && !pageChunks.has(name)))
    .filter((chunk) => !chunk.canBeInitial())
    .map(({id, files: names}) => [String(id), [...names].find((name) => name.endsWith('.js')) ?? '']);
  return Object.fromEntries(files) as Record<string, string>;
}
