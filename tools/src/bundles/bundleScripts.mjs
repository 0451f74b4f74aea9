// Bundles the scripts that packages add to built sites: loader, search, service worker. They are published as they
// are: placeholders such as `__BASE_URL__` are filled in for each site, and so are the texts listed beside each script.
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {rolldown} from 'rolldown';
import {minify} from 'terser';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

const SCRIPTS = {
  'html-first/dist/loader/head.min': 'html-first/src/loader/head.ts',
  'html-first/dist/loader/body.min': 'html-first/src/loader/index.ts',
  'offline/dist/worker/serviceWorker.min': 'offline/src/worker/serviceWorker.ts',
  'offline/dist/worker/removalWorker.min': 'offline/src/worker/removalWorker.ts',
};

const IMPORT = "import {translate} from '@docusaurus/Translate';\n";
const TEXT = /\btranslate\(\{\s*id: '([\w.]+)',\s*message:\s*(?:'([^'\\]*)'|"([^"\\]*)"),?\s*\}\)/g;

/** Replaces each `translate` call with `'%id%'` and collects the texts. */
function createTextsPlugin(texts) {
  return {
    name: 'texts',
    setup({onLoad}) {
      onLoad({filter: /\.ts$/}, ({path}) => {
        const source = readFileSync(path, 'utf8');
        if (!source.includes(IMPORT)) return undefined;
        const contents = source.replace(IMPORT, '\n').replace(TEXT, (_, id, single, double) => {
          texts[id] = single ?? double;
          return `'%${id}%'`;
        });
        if (/\btranslate\(/.test(contents)) {
          throw new Error(
            `${path}: call translate() with only {id, message}, and insert values with replace().`,
          );
        }
        return {contents, loader: 'ts'};
      });
    },
  };
}

/** Modules that the script in the head shares with the loader, see `HtmlFirst.ts`. */
const SHARED = {
  'html-first/src/loader/controls.ts': ['CONTROL', 'INTENT', 'NATIVE', 'isWidgetKey'],
};

const sharePlugin = {
  name: 'share',
  setup({onLoad}) {
    onLoad({filter: /\/html-first\/src\/.*\.ts$/}, ({path}) => {
      const names = SHARED[path.slice(packages.length + 1)];
      return names && {contents: `export const {${names.join(', ')}} = window.htmlFirst;`, loader: 'js'};
    });
  },
};

const SETTINGS = {
  write: false,
  bundle: true,
  minifySyntax: true,
  format: 'iife',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  conditions: ['@help-center/source'],
  absWorkingDir: dirname(packages),
};

async function bundle(out, source) {
  const texts = {};
  const {outputFiles} = await build({
    ...SETTINGS,
    entryPoints: [join(packages, source)],
    plugins: [...(out.endsWith('/body.min') ? [sharePlugin] : []), createTextsPlugin(texts)],
  });
  const code = await minifyScript(outputFiles[0].text);
  mkdirSync(dirname(join(packages, out)), {recursive: true});
  writeChanged(`${out}.js`, code);
  writeChanged(`${out}.texts.json`, `${JSON.stringify(texts, null, 2)}\n`);
}

/** 5 % smaller than esbuild's own minification. */
async function minifyScript(text) {
  const {code} = await minify(text, {
    ecma: 2022,
    module: true,
    compress: {ecma: 2022, passes: 3, keep_fargs: false, pure_getters: true, unsafe_arrows: true},
    format: {ascii_only: false, comments: false},
  });
  return code;
}

const SEARCH = 'docusaurus-search/src/client';
const ISLAND = 'docusaurus-search/dist/island';

/** The texts of search come with its configuration; the bundle holds the English ones. */
const englishPlugin = {
  name: 'english',
  resolveId: (id) => (id === '@docusaurus/Translate' ? '\0english' : null),
  load(id) {
    if (id === '\0english') return 'export const translate = ({message}) => message;';
    if (!/[\\/]labels\.ts$/.test(id)) return null;
    return readFileSync(id, 'utf8').replace(TEXT, (_, key, single, double) =>
      JSON.stringify(single ?? double),
    );
  },
};

/** Search for any page: the script that opens it, the island with its dialog, the worker, and the style sheet. */
async function bundleSearch() {
  // The one that pages of sites with a lean bundle use, too.
  const require = createRequire(join(packages, 'docusaurus-lean/package.json'));
  const preact = dirname(require.resolve('preact/package.json'));
  const alias = {
    react: join(preact, 'compat/dist/compat.mjs'),
    'react/jsx-runtime': join(preact, 'jsx-runtime/dist/jsxRuntime.mjs'),
    'preact/hooks': join(preact, 'hooks/dist/hooks.mjs'),
    preact: join(preact, 'dist/preact.mjs'),
  };
  // Not esbuild, which moves code that the first script shares with lazy parts into files of its own, each a request.
  const bundleModule = async (name, source, format) => {
    const input = {[name]: join(packages, SEARCH, source)};
    const resolve = {alias, conditionNames: [...SETTINGS.conditions, 'import', 'default']};
    const transform = {target: SETTINGS.target};
    const cwd = SETTINGS.absWorkingDir;
    const built = await rolldown({input, resolve, transform, plugins: [englishPlugin], cwd});
    const {output} = await built.generate({
      format,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      minify: {compress: true, mangle: false, codegen: false},
    });
    return Promise.all(output.map(async ({fileName, code}) => [fileName, await minifyScript(code)]));
  };
  const {outputFiles} = await build({
    ...SETTINGS,
    minify: true,
    entryPoints: [join(packages, 'docusaurus-search/src/search.css')],
  });
  const files = new Map([['search.css', outputFiles[0].text]]);
  for (const [name, source, format] of [
    ['start', 'opener/index.ts', 'iife'],
    ['worker', 'embedded/searchWorker.ts', 'iife'],
    ['search', 'island/index.tsx', 'es'],
  ])
    for (const [file, text] of await bundleModule(name, source, format)) files.set(file, text);
  mkdirSync(join(packages, ISLAND), {recursive: true});
  for (const name of readdirSync(join(packages, ISLAND)))
    if (!files.has(name)) rmSync(join(packages, ISLAND, name));
  for (const [name, text] of files) writeChanged(`${ISLAND}/${name}`, text);
}

/** Leaves equal files alone, because a build of the site may be reading them. */
function writeChanged(name, text) {
  const path = join(packages, name);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/** Bundles all scripts from their sources. */
async function bundleScripts() {
  await Promise.all([bundleSearch(), ...Object.entries(SCRIPTS).map(([out, source]) => bundle(out, source))]);
}

/** Set-up of Vitest, which loads this module again for each project. In `npm test`, the gate `compile` has bundled. */
export default async function setUp() {
  if (!process.env.SCRIPTS_BUNDLED) await (globalThis.scriptsBundled ??= bundleScripts());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleScripts();
