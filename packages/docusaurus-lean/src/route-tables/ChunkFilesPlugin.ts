import {hashOf} from '@help-center/html-first/hash';
import type {Chunk, ChunkGroup, Compiler, RuntimeModule} from '@rspack/core';

const NAME = 'chunk-files';
/** The chunk that makes the bundler see every page; nothing loads it. */
export const ALL_PAGES = 'all-pages';
const FILES = '"(files of chunks)"';
const INTEGRITIES = '"(integrity of chunks)"';
/** Before the stage that gives assets their final names, which also replaces names inside assets. */
const NAMES_STAGE = 2400;
/** After it: a script that contains its own name, such as in a licence note, is final only then. */
const HASHES_STAGE = 2600;

/** Rewrites of the runtime modules that name and load the files of chunks, so that they read lists that tables extend. */
const REWRITES: Readonly<Record<string, (text: string) => string>> = {
  'get javascript chunk filename': () =>
    `__webpack_require__.pageFiles = ${FILES};\n__webpack_require__.integrities = ${INTEGRITIES};\n__webpack_require__.u = (chunkId) => __webpack_require__.pageFiles[chunkId];`,
  // Only used by the framework's own prefetching.
  ChunkAssetRuntimeModule: () => '',
};

/** A runtime module: Rspack provides its source, webpack generates it on demand. */
type RuntimePart = Pick<RuntimeModule, 'name' | 'source'> & {generate?: () => string | null};

function rewriteRuntime(part: RuntimePart): void {
  // The bundlers' names only differ in underscores, such as "load_script".
  const rewrite = REWRITES[part.name.replaceAll('_', ' ')];
  if (rewrite === undefined) return;
  const {source} = part;
  // In webpack, `source` is a method.
  if (typeof source === 'object') {
    source.source = Buffer.from(rewrite(source.source.toString()));
  } else if (part.generate !== undefined) {
    const generate = part.generate.bind(part);
    part.generate = () => rewrite(generate() ?? '');
  }
}

/** The hooks for the code that loads a script, which webpack has in another place than Rspack. */
type ScriptHooks = Compiler['webpack']['RuntimePlugin'];
type Webpack = Partial<Record<'runtime', {readonly LoadScriptRuntimeModule: ScriptHooks}>>;

/** Keeps the files of page chunks out of the bundler's runtime, which every page loads. */
export class ChunkFilesPlugin {
  #files: Readonly<Record<string, string>> = {};

  /** Files of all chunks that not every page loads, by id, once they have been built. */
  get files(): Readonly<Record<string, string>> {
    return this.#files;
  }

  apply(compiler: Compiler): void {
    const {RawSource} = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const lazyChunks = () => [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());
      const listChunks = () => listFiles(lazyChunks().filter((chunk) => !isOfPages(chunk)));
      const textOf = (name: string) => compilation.getAsset(name)?.source.source().toString() ?? '';
      const fill = (place: string, value: object) => {
        const names = [...compilation.chunks]
          .filter((chunk) => chunk.hasRuntime())
          .flatMap((chunk) => [...chunk.files])
          .filter((name) => textOf(name).includes(place));
        if (names.length === 0)
          throw new Error(
            '[route-tables] the bundler no longer has a runtime module "get javascript chunk filename"; adapt REWRITES in ChunkFilesPlugin.ts.',
          );
        for (const name of names)
          compilation.updateAsset(name, new RawSource(textOf(name).replace(place, JSON.stringify(value))));
      };
      compilation.hooks.runtimeModule.tap(NAME, rewriteRuntime);
      const {runtime} = compiler.webpack as Webpack;
      const hooks = runtime?.LoadScriptRuntimeModule ?? compiler.webpack.RuntimePlugin;
      hooks
        .getCompilationHooks(compilation)
        .createScript.tap(
          NAME,
          (code) => `${code}\nscript.integrity = __webpack_require__.integrities[chunkId] || '';`,
        );
      compilation.hooks.processAssets.tap({name: NAME, stage: NAMES_STAGE}, () => fill(FILES, listChunks()));
      // The hash in the name of the main script covers the names in it, and they cover the contents of their files.
      compilation.hooks.processAssets.tap({name: NAME, stage: HASHES_STAGE}, () => {
        this.#files = listFiles(lazyChunks());
        const hashes = Object.entries(listChunks()).map(([id, file]) => [
          id,
          hashOf(compilation.getAsset(file)?.source.buffer() ?? ''),
        ]);
        fill(INTEGRITIES, Object.fromEntries(hashes) as Record<string, string>);
      });
    });
  }
}

/** Whether a chunk is the list of all pages, or loaded by that alone. */
function isOfPages({name, groupsIterable}: Chunk): boolean {
  const isListed = (group: ChunkGroup) => group.getParents().some((parent) => parent.name === ALL_PAGES);
  return name === ALL_PAGES || [...groupsIterable].every(isListed);
}

function listFiles(chunks: readonly Chunk[]): Record<string, string> {
  const files = chunks.map(({id, files: names}) => [
    String(id),
    [...names].find((name) => name.endsWith('.js')) ?? '',
  ]);
  return Object.fromEntries(files) as Record<string, string>;
}
