import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Key that the pages send. */
export const KEY = 'key-of-all-readers';

/** Starts the search server over the records with more settings, and gives its host and a way to end it. */
export async function startSearchServer(records, settings = {}) {
  const file = join(mkdtempSync(join(tmpdir(), 'search-frontends-')), 'search.json');
  const config = {
    port: 0,
    appId: 'HELP',
    keys: [{key: KEY}],
    indices: {'help-center': {records}},
    rateLimit: false,
    ...settings,
  };
  writeFileSync(file, JSON.stringify(config));
  const child = spawn(process.execPath, [at('../../dist/cli.js'), 'serve', '--config', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const host = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the search server ended with ${code}`)));
    createInterface({input: child.stdout}).on('line', (line) => {
      const [, found] = /listening on http:\/\/([\d.:]+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  return {
    host,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill();
      }),
  };
}

/** Bundles every front end and serves their pages, on another origin than the search. */
export async function servePages(frontends) {
  const scripts = new Map();
  for (const {name, entry, alias} of frontends) {
    const {outputFiles} = await build({
      entryPoints: [at(entry)],
      absWorkingDir: at('.'),
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      ...(alias && {alias: {docsearch: alias}}),
      define: {'process.env.NODE_ENV': '"production"'},
      logLevel: 'error',
    });
    scripts.set(`/${name}.js`, outputFiles[0].contents);
  }
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url, 'http://localhost');
    const script = scripts.get(pathname);
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(
      script ??
        `<!doctype html><html lang="en"><title>${pathname}</title><body><div id="root"></div><script type="module" src="${pathname}.js"></script>`,
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close()};
}

/** Version of an installed package. */
export function versionOf(name) {
  return JSON.parse(readFileSync(at(`node_modules/${name}/package.json`), 'utf8')).version;
}
