import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {KeptWork, SiteFiles} from '@help-center/built-site';
import {expect, onTestFinished, test} from 'vitest';
import {finishSite, readPages} from '../src/finish/index.ts';
import {listAsked} from '../src/finish/outline/readPages.ts';
import {buildSite, page} from './buildSite.ts';

const STYLED =
  '<p class="used" style="color:red" onclick="x()">Text</p><img src="https://x.example/a.png" alt="">';

function open(pages: Readonly<Record<string, string>>): SiteFiles {
  const files = new SiteFiles(buildSite(pages));
  onTestFinished(() => files.discard());
  return files;
}

const textsOf = (files: SiteFiles) => files.list().map((name) => [name, files.readText(name)]);

test.each([1, 256])('finishes %i pages the same with and without reading them before', async (count) => {
  const pages = Object.fromEntries(
    Array.from({length: count}, (_, at) => [`docs/${at}/index.html`, page(`${STYLED}${at}`)]),
  );
  const [here, before] = [open(pages), open(pages)];
  const done = finishSite(here);
  expect(finishSite(before, {readings: await readPages(before)})).toEqual(done);
  expect(textsOf(before)).toEqual(textsOf(here));
});

test('reads changed pages only in a warm build, and all when selectors change', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'readings-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  const read = async (pages: Readonly<Record<string, string>>) => {
    const kept = new KeptWork(siteDir, 'readings', fileURLToPath(import.meta.url));
    const readings = await readPages(open(pages), kept);
    return {readings, made: kept.counts.made};
  };
  const pages = {'a.html': page('A'), 'b.html': page('B')};
  const first = await read(pages);
  expect(first.made).toBe(2);
  expect(await read(pages)).toEqual({...first, made: 0});
  expect((await read({...pages, 'b.html': page('Other')})).made).toBe(1);
  expect((await read({...pages, 'assets/css/styles.11111111.css': '[lang=de]{color:red}'})).made).toBe(2);
});

test('knows every attribute that selectors use', () => {
  const names = listAsked(['a[ href ^= "x"],[data-X]{} [svg|width]{}']);
  expect([...names]).toEqual(expect.arrayContaining(['class', 'id', 'style', 'href', 'data-x', 'width']));
});
