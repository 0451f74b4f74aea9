// Bundles the scripts that packages add to built sites: loader, early search, service worker. They are published as they
// are: placeholders such as `__BASE_URL__` are filled in for each site, and so are the texts listed beside each script.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {minify} from 'terser';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

const SCRIPTS = {
  'html-first/dist/loader/head.min': 'html-first/src/loader/head.ts',
  'html-first/dist/loader/body.min': 'html-first/src/loader/index.ts',
  'docusaurus-search/dist/early/early.min': 'docusaurus-search/src/early/index.ts',
  'docusaurus-search/dist/early/contextual.min': 'docusaurus-search/src/early/contextual.ts',
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

/** Modules that the script in the head shares with the later ones, see `HtmlFirst.ts`. */
const SHARED = {
  'html-first/src/early/shortcuts.ts': ['isPrintable', 'isShortcut'],
  'html-first/src/loader/controls.ts': ['CONTROL', 'INTENT', 'NATIVE'],
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

async function bundle(out, source) {
  const texts = {};
  const isBehindHead = /\/(?:body|early|contextual)\.min$/.test(out);
  const {outputFiles} = await build({
    entryPoints: [join(packages, source)],
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
    plugins: [...(isBehindHead ? [sharePlugin] : []), createTextsPlugin(texts)],
  });
  // 5 % smaller than esbuild's own minification.
  const {code} = await minify(outputFiles[0].text, {
    ecma: 2022,
    module: true,
    compress: {ecma: 2022, passes: 3, keep_fargs: false, pure_getters: true, unsafe_arrows: true},
    format: {ascii_only: false, comments: false},
  });
  mkdirSync(dirname(join(packages, out)), {recursive: true});
  writeChanged(`${out}.js`, code);
  writeChanged(`${out}.texts.json`, `${JSON.stringify(texts, null, 2)}\n`);
}

/** Leaves equal files alone, because a build of the site may be reading them. */
function writeChanged(name, text) {
  const path = join(packages, name);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/** Bundles all scripts from their sources. */
export default async function bundleScripts() {
  await Promise.all(Object.entries(SCRIPTS).map(([out, source]) => bundle(out, source)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleScripts();
