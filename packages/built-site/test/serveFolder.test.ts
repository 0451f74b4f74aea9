import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, onTestFinished, test} from 'vitest';
import {findFile, serveFolder, type ServeOptions} from '../src/serveFolder.ts';

const PAGE = `<title>Cameras</title>${'<p>The same words again.</p>'.repeat(200)}`;

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  for (const [name, content] of Object.entries({
    'site/index.html': 'home',
    'site/docs/cameras/index.html': PAGE,
    'site/other.html': 'other',
    'site/img/photo.png': 'picture',
    'site/.well-known/security.txt': 'contact',
    'site/404.html': 'not found',
    'secret.html': 'secret',
  })) {
    mkdirSync(join(folder, name, '..'), {recursive: true});
    writeFileSync(join(folder, name), content);
  }
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return join(folder, 'site');
}

/** Serves a small site; `ask` returns responses as they are on the wire. */
async function serve(options?: ServeOptions) {
  const {origin, close} = await serveFolder(createFolder(), options);
  onTestFinished(close);
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{status: number; header: (name: string) => string | undefined; body: Buffer}>(
      (resolve, reject) => {
        const {port} = new URL(origin);
        const sent = request({port, path, method, headers}, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              header: (name) => response.headers[name]?.toString(),
              body: Buffer.concat(chunks),
            }),
          );
        });
        sent.on('error', reject).end();
      },
    );
}

test.each(['/docs/cameras', '/docs/cameras/', '/docs/cameras/index.html', '/docs/cameras/?from=mail'])(
  'serves the page at %s',
  async (path) => {
    const {status, header, body} = await (await serve())(path);
    expect([status, header('content-type'), body.toString()]).toEqual([
      200,
      'text/html; charset=utf-8',
      PAGE,
    ]);
  },
);

test('finds a page named like the last part of a path', () => {
  const folder = createFolder();
  expect(findFile(folder, '/other')).toBe(join(folder, 'other.html'));
  expect(findFile(folder, '/docs')).toBeUndefined();
});

test('serves folders whose names begin with a dot', async () => {
  const {body} = await (await serve())('/.well-known/security.txt');
  expect(body.toString()).toBe('contact');
});

test.each(['/nowhere/', '/../secret.html', '/..%2fsecret', '/%E0%A4%A', '/%00'])(
  'answers %s with the 404 page',
  async (path) => {
    const {status, body} = await (await serve())(path);
    expect([status, body.toString()]).toEqual([404, 'not found']);
  },
);

test('compresses text for clients that accept it', async () => {
  const ask = await serve({compress: true});
  const encodingOf = async (encodings: string) =>
    (await ask('/docs/cameras/', {'accept-encoding': encodings})).header('content-encoding');
  expect(await Promise.all(['gzip, br', 'br;q=0, gzip', 'gzip;q=0', 'identity'].map(encodingOf))).toEqual([
    'br',
    'gzip',
    undefined,
    undefined,
  ]);
  const brotli = await ask('/docs/cameras/', {'accept-encoding': 'br'});
  expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
  expect(brotli.header('vary')).toBe('Accept-Encoding');
  const gzip = await ask('/docs/cameras/', {'accept-encoding': 'gzip'});
  expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
  expect((await ask('/img/photo.png', {'accept-encoding': 'br'})).header('content-encoding')).toBeUndefined();
});

test('does not compress by default', async () => {
  const {header, body} = await (await serve())('/docs/cameras/', {'accept-encoding': 'br'});
  expect([header('content-encoding'), body.toString()]).toEqual([undefined, PAGE]);
});

test('sends the requested range of a file', async () => {
  const ask = await serve({compress: true});
  const part = await ask('/img/photo.png', {range: 'bytes=1-3', 'accept-encoding': 'br'});
  expect([part.status, part.body.toString(), part.header('content-range')]).toEqual([
    206,
    'ict',
    'bytes 1-3/7',
  ]);
  const text = await ask('/docs/cameras/', {range: 'bytes=1-2000', 'accept-encoding': 'br'});
  expect([text.body.toString(), text.header('content-encoding')]).toEqual([PAGE.slice(1, 2001), undefined]);
  expect((await ask('/img/photo.png', {range: 'bytes=4-'})).body.toString()).toBe('ure');
  expect((await ask('/img/photo.png', {range: 'bytes=9-'})).status).toBe(416);
});

test('answers 304 when the file has not changed, and HEAD without a body', async () => {
  const ask = await serve({compress: true});
  const accepted = {'accept-encoding': 'br'};
  const first = await ask('/docs/cameras/', accepted);
  const again = await ask('/docs/cameras/', {...accepted, 'if-none-match': first.header('etag') ?? ''});
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await ask('/docs/cameras/', {}, 'HEAD');
  expect([head.status, head.body.length, head.header('content-length')]).toEqual([
    200,
    0,
    String(PAGE.length),
  ]);
});

test('serves a site below its base path and redirects the root there', async () => {
  const ask = await serve({baseUrl: '/help/'});
  expect((await ask('/help/docs/cameras')).body.toString()).toBe(PAGE);
  expect((await ask('/docs/cameras')).status).toBe(404);
  const root = await ask('/');
  expect([root.status, root.header('location')]).toEqual([302, '/help/']);
});

test('rejects other methods', async () => {
  const {status, header} = await (await serve())('/', {}, 'POST');
  expect([status, header('allow')]).toEqual([405, 'GET, HEAD']);
});

test('sends additional headers and changed content', async () => {
  const ask = await serve({
    headers: {'cache-control': 'no-store'},
    change: (bytes, file) => (file.endsWith('other.html') ? `${bytes.toString()}!` : bytes),
  });
  const {header, body} = await ask('/other');
  expect([header('cache-control'), header('etag'), body.toString()]).toEqual([
    'no-store',
    undefined,
    'other!',
  ]);
  expect((await ask('/')).body.toString()).toBe('home');
});
