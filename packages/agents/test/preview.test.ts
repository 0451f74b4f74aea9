import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {expect, onTestFinished, test} from 'vitest';
import {createPreview} from '../src/preview/createPreview.ts';

const PAGE = `<title>Cameras</title>${'<p>The same words again.</p>'.repeat(200)}`;

/** Serves a small site; answers status, headers and bytes as they came. */
async function servePreview() {
  const outDir = mkdtempSync(join(tmpdir(), 'preview-'));
  for (const [name, content] of Object.entries({
    'index.html': PAGE,
    'docs/cameras/index.html': PAGE,
    'docs/cameras/index.md': '# Cameras',
    'blog/post.html': PAGE,
    'assets/main.js': 'run();'.repeat(100),
    'img/photo.png': 'picture',
    '404.html': 'not found',
  })) {
    mkdirSync(join(outDir, name, '..'), {recursive: true});
    writeFileSync(join(outDir, name), content);
  }
  const server = createPreview({outDir});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(outDir, {recursive: true});
  });
  const {port} = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {'accept-encoding': 'gzip, br'}, method = 'GET') =>
    new Promise<{status: number; header: (name: string) => string | undefined; body: Buffer}>(
      (resolve, reject) => {
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

test('sends text with Brotli to clients that accept it, at each address of a page', async () => {
  const ask = await servePreview();
  for (const path of ['/', '/docs/cameras/', '/docs/cameras', '/docs/cameras/?from=mail', '/blog/post']) {
    const {status, header, body} = await ask(path);
    expect([path, status, header('content-encoding')]).toEqual([path, 200, 'br']);
    expect(brotliDecompressSync(body).toString()).toBe(PAGE);
    expect(header('content-type')).toMatch(/^text\/html/);
    expect(header('vary')).toContain('Accept-Encoding');
    expect(header('cache-control')).toBe('no-cache');
  }
  expect((await ask('/assets/main.js')).header('content-type')).toBe('text/javascript; charset=utf-8');
  const twin = await ask('/docs/cameras/', {accept: 'text/markdown', 'accept-encoding': 'br'});
  expect(twin.body.toString()).toBe('# Cameras');
  expect(twin.header('content-type')).toMatch(/^text\/markdown/);
});
