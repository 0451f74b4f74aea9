import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {KeptWork, SiteFiles} from '@help-center/built-site';
import {expect, onTestFinished, test} from 'vitest';
import {doTwinJob} from '../src/twins/doTwinJob.ts';
import type {PreparedPage} from '../src/twins/TwinJob.ts';
import type {Twin} from '../src/twins/createTwin.ts';
import {writeTwins, type WrittenTwins} from '../src/twins/writeTwins.ts';

const pageOf = (name: string, text: string) =>
  `<html><head><title>${name} | S</title><link rel="canonical" href="https://x.example/docs/${name}/"></head><body><main><article><h1>${name}</h1>${text}</article></main></body></html>`;

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'twins-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}

interface BuiltTwins extends WrittenTwins {
  /** What the site says, by file. */
  readonly texts: Readonly<Record<string, string>>;
}

async function build(pages: Readonly<Record<string, string>>, siteDir?: string): Promise<BuiltTwins> {
  const outDir = createFolder();
  for (const [name, text] of Object.entries(pages)) {
    const file = join(outDir, 'docs', name, 'index.html');
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, pageOf(name, text));
  }
  const files = new SiteFiles(outDir);
  onTestFinished(() => files.discard());
  const keptWork =
    siteDir === undefined ? undefined : new KeptWork(siteDir, 'twins', fileURLToPath(import.meta.url));
  const written = await writeTwins(files, {...(keptWork && {keptWork})});
  return {...written, texts: Object.fromEntries(files.list().map((name) => [name, files.readText(name)]))};
}

test('processes only changed pages in a warm build, with the same output', async () => {
  const siteDir = createFolder();
  const pages = {a: '<p>See <a href="/docs/b/">b</a>.</p>', b: '<p>One</p>', c: '<p>Two</p>'};
  const first = await build(pages, siteDir);
  expect(first.done).toEqual({prepare: 3, write: 3});
  expect(first.texts).toEqual((await build(pages)).texts);
  const again = await build(pages, siteDir);
  expect(again).toEqual({...first, done: {prepare: 0, write: 0}});
  const changed = {...pages, c: '<p>Three</p>'};
  const second = await build(changed, siteDir);
  expect(second.done).toEqual({prepare: 1, write: 1});
  expect(second.texts).toEqual((await build(changed)).texts);
});

test('rewrites a copy when a linked page is added or removed', async () => {
  const siteDir = createFolder();
  const a = '<p>See <a href="../b/#part">b</a>.</p>';
  const first = await build({a, b: '<p>One</p>', c: '<p>Two</p>'}, siteDir);
  expect(first.texts['docs/a/index.md']).toContain('[b](https://x.example/docs/b/index.md#part)');
  const second = await build({a, c: '<p>Two</p>'}, siteDir);
  expect(second.texts['docs/a/index.md']).toContain('[b](https://x.example/docs/b/#part)');
  expect(second.done).toEqual({prepare: 0, write: 1});
});

test('gives the same output with and without threads', async () => {
  const names = Array.from({length: 64}, (_, index) => `p${index}`);
  const {texts, twins} = await build(
    Object.fromEntries(names.map((name) => [name, `<p>Text of ${name}</p><h2 id="s">S</h2>`])),
  );
  expect(twins).toHaveLength(64);
  for (const name of names) {
    const html = pageOf(name, `<p>Text of ${name}</p><h2 id="s">S</h2>`);
    const options = {baseUrl: '/', unwanted: []};
    const file = `docs/${name}/index.html`;
    const prepared = doTwinJob({step: 'prepare', file, html, options}) as PreparedPage;
    expect(texts[file]).toBe(prepared.html);
    const listUrl = 'https://x.example/llms.txt';
    const page = prepared.source?.page ?? new Uint8Array();
    const twin = doTwinJob({step: 'write', page, known: [], listUrl}) as Twin;
    expect(texts[`docs/${name}/index.md`]).toBe(twin.markdown);
    expect(twins.find(({page: {url}}) => url.endsWith(`/${name}/`))).toEqual(twin);
  }
});
