import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {KeptWork, negotiateDictionary, SiteFiles} from '@help-center/built-site';
import {compressPages, finishSite} from '../src/finish/index.ts';
import {buildSite, page} from './buildSite.ts';

const LONG = '<p class="used">What all pages say alike, again and again.</p>'.repeat(20);

async function build(text: string, dictionary = true): Promise<string> {
  const outDir = buildSite({
    'index.html': page(`${LONG}Home ${text}`),
    'docs/a/index.html': page(`${LONG}One ${text}`),
    'docs/b/index.html': page(`${LONG}Another ${text}`),
  });
  const files = new SiteFiles(outDir);
  finishSite(files, {dictionary});
  await compressPages(files);
  files.commit();
  return outDir;
}

function readDictionary(outDir: string): Buffer {
  const name = readdirSync(join(outDir, 'assets')).find((file) => file.endsWith('.dictionary.txt'));
  return readFileSync(join(outDir, 'assets', name ?? 'none'));
}

/** With the library that has made the copies: it is started once. */
function decode(copy: Buffer, dictionary: Buffer): string {
  const zstd = createRequire(import.meta.url)('@bokuweb/zstd-wasm') as typeof import('@bokuweb/zstd-wasm');
  return Buffer.from(zstd.decompressUsingDict(zstd.createDCtx(), copy.subarray(40), dictionary)).toString();
}

test('a copy of each page gives the very page back, with the dictionary whose hash it names', async () => {
  const outDir = await build('1');
  const dictionary = readDictionary(outDir);
  for (const name of ['index.html', 'docs/a/index.html', 'docs/b/index.html']) {
    const copy = readFileSync(join(outDir, `${name}.dcz`));
    expect(copy.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(copy.subarray(8, 40).equals(createHash('sha256').update(dictionary).digest())).toBe(true);
    const html = readFileSync(join(outDir, name), 'utf8');
    expect(decode(copy, dictionary)).toBe(html);
    expect(html).toMatch(/ data-dictionary="\/assets\/pages\.[0-9a-f]{8}\.dictionary\.txt"/);
    expect(copy.length).toBeLessThan(html.length / 8);
  }
});

test('without the option there is neither dictionary nor copy', async () => {
  const outDir = await build('1', false);
  expect(existsSync(join(outDir, 'index.html.dcz'))).toBe(false);
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).not.toContain('data-dictionary');
});

test('the same site has the same dictionary, another site another one', async () => {
  const [first, same, other] = [await build('1'), await build('1'), await build('2')];
  expect(readDictionary(same).equals(readDictionary(first))).toBe(true);
  expect(readDictionary(other).equals(readDictionary(first))).toBe(false);
});

test('of pages that look alike the dictionary is made of one that is neither short nor long', () => {
  const paragraph = (text: string) => `<p class="used">${text}</p>`;
  const files = new SiteFiles(
    buildSite({
      'docs/x/a/index.html': page(paragraph('Few words.')),
      'docs/x/b/index.html': page(paragraph('Words that go on. '.repeat(9))),
      'docs/x/c/index.html': page(paragraph('Some words. '.repeat(4))),
    }),
  );
  onTestFinished(() => files.discard());
  finishSite(files, {dictionary: true});
  const [name = ''] = files.list('assets').filter((file) => file.endsWith('.dictionary.txt'));
  expect(files.readText(name)).toContain('Some words.');
  expect(files.readText(name)).not.toMatch(/Few words|Words that/);
});

test('a server sends the copy to whoever has this very dictionary, and the page to everyone else', async () => {
  const outDir = await build('1');
  const answer = negotiateDictionary(outDir);
  const server = createServer((request, response) => {
    if (!answer(request, response)) response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const announced = `:${createHash('sha256').update(readDictionary(outDir)).digest('base64')}:`;
  const ask = async (path: string, headers: Record<string, string>) => {
    const {port} = server.address() as AddressInfo;
    const {request} = await import('node:http');
    return new Promise<(string | undefined)[]>((resolve, reject) => {
      request({port, host: '127.0.0.1', path, headers: {connection: 'close', ...headers}}, (response) => {
        response.resume();
        resolve([
          response.headers['content-encoding'],
          response.headers.vary,
          response.headers['use-as-dictionary'] as string,
        ]);
      })
        .on('error', reject)
        .end();
    });
  };
  const vary = 'Accept-Encoding, Available-Dictionary';
  const has = {'accept-encoding': 'gzip, br, dcz', 'available-dictionary': announced};
  expect(await ask('/docs/a/?x', has)).toEqual(['dcz', vary, undefined]);
  expect(await ask('/docs/a', has)).toEqual(['dcz', vary, undefined]);
  expect(await ask('/docs/a/', {...has, 'available-dictionary': ':b2xk:'})).toEqual([
    undefined,
    vary,
    undefined,
  ]);
  expect(await ask('/docs/a/', {...has, 'accept-encoding': 'br'})).toEqual([undefined, vary, undefined]);
  expect(await ask('/docs/a/', {...has, accept: 'text/markdown'})).toEqual([undefined, vary, undefined]);
  expect(await ask('/../../etc/passwd', has)).toEqual([undefined, undefined, undefined]);
  const dictionary = readdirSync(join(outDir, 'assets')).find((file) => file.endsWith('.dictionary.txt'));
  expect(await ask(`/assets/${dictionary}`, {})).toEqual([undefined, undefined, 'match="/*"']);
});

test('a warm build compresses the pages that have changed, and all of them with another dictionary', async () => {
  const siteDir = buildSite({'index.html': page(LONG)});
  const compress = async (texts: readonly string[]) => {
    const pages = texts.map((text, at) => [`docs/a/${at}/index.html`, page(LONG + text)] as const);
    const files = new SiteFiles(buildSite(Object.fromEntries(pages)));
    finishSite(files, {dictionary: true});
    const kept = new KeptWork(siteDir, 'dictionary', fileURLToPath(import.meta.url));
    await compressPages(files, kept);
    const copies = texts.map((_, at) => files.read(`docs/a/${at}/index.html.dcz`).toString('hex'));
    files.discard();
    return {copies, ...kept.counts};
  };
  // The one of middle length is the typical one, which the dictionary is made of.
  const texts = ['a', 'bb', 'ccc', 'dddd', 'eeeee'];
  const first = await compress(texts);
  expect(first).toMatchObject({made: 5, kept: 0});
  expect(await compress(texts)).toEqual({copies: first.copies, made: 0, kept: 5});
  expect(await compress(['a', 'bb', 'ccc', 'dddd', 'EEEEE'])).toMatchObject({made: 1, kept: 4});
  expect(await compress(['a', 'bb', 'CCC', 'dddd', 'eeeee'])).toMatchObject({made: 5, kept: 0});
});

test('threads compress many pages to what gives the very pages back', async () => {
  const names = Array.from({length: 64}, (_, at) => `docs/a/${at}/index.html`);
  const files = new SiteFiles(
    buildSite(Object.fromEntries(names.map((name, at) => [name, page(`${LONG}Page ${at}`)]))),
  );
  onTestFinished(() => files.discard());
  finishSite(files, {dictionary: true});
  expect(await compressPages(files)).toMatchObject({pages: 64});
  // Starts the library here, too.
  await build('1');
  const dictionary = files.read(files.list().find((name) => name.endsWith('.dictionary.txt')) ?? '');
  for (const name of names) expect(decode(files.read(`${name}.dcz`), dictionary)).toBe(files.readText(name));
});
