// Bundles the insights page: one script and one style sheet, served by the search server itself.
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  entryPoints: {page: at('src/page/main.tsx')},
  outdir: at('dist/page'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: {'process.env.NODE_ENV': '"production"'},
  legalComments: 'none',
  logLevel: 'warning',
});
