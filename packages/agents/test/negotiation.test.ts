import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {prefersMarkdown} from '../src/negotiate/negotiateMarkdown.ts';
import {createPreview} from '../src/preview/createPreview.ts';

const outDir = mkdtempSync(join(tmpdir(), 'agents-preview-'));
const server = createPreviewOf(outDir);
let origin = '';

function createPreviewOf(folder: string) {
  for (const name of ['docs/a', 'docs/a&b']) mkdirSync(join(folder, name), {recursive: true});
  for (const [name, content] of Object.entries({
    'index.html': 'home',
    'index.md': '# home',
    'docs/a/index.html': 'page',
    'docs/a/index.md': '# page',
    'docs/a&b/index.html': 'page',
    'docs/a&b/index.md': '# page',
    'docs/plain.html': 'plain',
    '404.html': 'not found',
    'llms.txt': '# list',
  })) {
    writeFileSync(join(folder, name), content);
  }
  return createPreview({outDir: folder, baseUrl: '/help/'});
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(outDir, {recursive: true});
});

const ask = (path: string, accept: string, method = 'GET') =>
  fetch(origin + path, {method, headers: {Accept: accept}, redirect: 'manual'});

describe('Accept', () => {
  test.each([
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['text/html, text/markdown', true],
    ['text/markdown;q=0.9, text/html;q=0.8', true],
    ['TEXT/Markdown; Q=0.5', true],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0', false],
    ['text/markdown;q=x', false],
    ['*/*', false],
    ['text/*', false],
    ['text/plain', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['', false],
  ])('%s means Markdown: %s', (accept, expected) => {
    expect(prefersMarkdown(accept)).toBe(expected);
  });
});

describe('the preview', () => {
  test.each(['/help/docs/a/', '/help/docs/a', '/help/docs/a/index.html'])(
    'sends %s in the form asked for',
    async (path) => {
      const markdown = await ask(path, 'text/markdown');
      expect([markdown.status, await markdown.text()]).toEqual([200, '# page']);
      expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(markdown.headers.get('vary')).toBe('Accept, Accept-Encoding');
      expect(markdown.headers.get('link')).toContain('</help/docs/a/>; rel="canonical"');
      const html = await ask(path, 'text/html,*/*;q=0.8');
      expect([html.status, await html.text()]).toEqual([200, 'page']);
      expect(html.headers.get('vary')).toBe('Accept, Accept-Encoding');
      expect(html.headers.get('link')).toBe('</help/llms.txt>; rel="llms-txt"');
    },
  );

  test.each([
    ['/help/docs/a/', 'text/markdown'],
    ['/help/docs/a/', 'text/html'],
    ['/help/nothing/', 'text/markdown'],
    ['/help/docs/a/index.md', '*/*'],
  ])('answers HEAD as GET for %s as %s', async (path, accept) => {
    const [get, head] = [await ask(path, accept), await ask(path, accept, 'HEAD')];
    await get.text();
    expect(await head.text()).toBe('');
    const headersOf = ({status, headers}: Response) => [
      status,
      ...['content-type', 'vary', 'link', 'etag'].map((name) => headers.get(name)),
    ];
    expect(headersOf(head)).toEqual(headersOf(get));
  });

  test('answers 404 for a missing page in every format', async () => {
    const missing = await ask('/help/nothing/', 'text/markdown');
    expect([missing.status, await missing.text()]).toEqual([404, 'not found']);
    expect((await ask('/elsewhere', '*/*')).status).toBe(404);
    expect((await ask('/help/..%2f..%2fetc/passwd', 'text/markdown')).status).toBe(404);
    expect((await ask('/help/%E0%A4%A', 'text/markdown')).status).toBe(404);
  });

  test.each(['/help/docs/a&b/', '/help/docs/a%26b/'])('finds the Markdown copy of %s', async (path) => {
    expect(await (await ask(path, 'text/markdown')).text()).toBe('# page');
  });

  test('sends a page without a copy as HTML', async () => {
    const plain = await ask('/help/docs/plain', 'text/markdown');
    expect([plain.status, await plain.text()]).toEqual([200, 'plain']);
  });

  test('sets types of lists and copies, redirects the root and rejects other methods', async () => {
    expect((await ask('/help/llms.txt', '*/*')).headers.get('content-type')).toBe(
      'text/plain; charset=utf-8',
    );
    expect((await ask('/', '*/*')).headers.get('location')).toBe('/help/');
    expect((await ask('/help/', '*/*', 'POST')).status).toBe(405);
  });
});
