import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {KeptWork, SiteFiles} from '@help-center/built-site';
import {expect, onTestFinished, test} from 'vitest';
import {writeTwins, type WrittenTwins} from '../src/twins/writeTwins.ts';

const pageOf = (name: string, text: string) =>
  `<html><head><title>${name} | S</title><link rel="canonical" href="https://x.example/docs/${name}/"></head><body><main><article><h1>${name}</h1>${text}</article></main></body></html>`;

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'twins-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}

interface BuiltTwins extends WrittenTwins {
  /** Results that no earlier build has made. */
  readonly made: number | undefined;
  /** What the site says, by file. */
  readonly texts: Readonly<Record<string, string>>;
}

function build(pages: Readonly<Record<string, string>>, siteDir?: string): BuiltTwins {
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
  const written = writeTwins(files, {...(keptWork && {keptWork})});
  return {
    ...written,
    made: keptWork?.counts.made,
    texts: Object.fromEntries(files.list().map((name) => [name, files.readText(name)])),
  };
}

test('processes only changed pages in a warm build, with the same output', () => {
  const siteDir = createFolder();
  const pages = {a: '<p>See <a href="/docs/b/">b</a>.</p>', b: '<p>One</p>', c: '<p>Two</p>'};
  const first = build(pages, siteDir);
  expect(first.made).toBe(6);
  expect(first.texts).toEqual(build(pages).texts);
  const again = build(pages, siteDir);
  expect(again).toEqual({...first, made: 0});
  const changed = {...pages, c: '<p>Three</p>'};
  const second = build(changed, siteDir);
  expect(second.made).toBe(2);
  expect(second.texts).toEqual(build(changed).texts);
});

test('rewrites a copy when a linked page is added or removed', () => {
  const siteDir = createFolder();
  const a = '<p>See <a href="../b/#part">b</a>.</p>';
  const first = build({a, b: '<p>One</p>', c: '<p>Two</p>'}, siteDir);
  expect(first.texts['docs/a/index.md']).toContain('[b](https://x.example/docs/b/index.md#part)');
  const second = build({a, c: '<p>Two</p>'}, siteDir);
  expect(second.texts['docs/a/index.md']).toContain('[b](https://x.example/docs/b/#part)');
  expect(second.made).toBe(1);
});
