import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {KeptWork} from '@help-center/built-site';
import {extractRecords} from '@help-center/extractor';
import {expect, test} from 'vitest';
import {readSiteRecords} from '../../src/node/readSiteRecords.ts';
import {builtSite} from './siteFolder.ts';

const OPTIONS = {productLabels: {ANSTS: 'Training Studio'}};

const openKept = (siteDir: string) => new KeptWork(siteDir, 'records', fileURLToPath(import.meta.url));

/** A site of as many pages as are read on threads, which are the same page at many addresses. */
async function manyPages(): Promise<{siteDir: string; outDir: string}> {
  const {site, outDir} = await builtSite();
  const html = await readFile(path.join(outDir, 'markdown-page/index.html'));
  await mkdir(path.join(outDir, 'docs/many'));
  for (let count = 0; count < 256; count++)
    await writeFile(path.join(outDir, `docs/many/${count}.html`), html);
  return {siteDir: site.siteDir, outDir};
}

test('gives the same records with and without threads', async () => {
  const {siteDir, outDir} = await manyPages();
  const kept = openKept(siteDir);
  expect(await readSiteRecords(outDir, kept, OPTIONS)).toEqual(await extractRecords(outDir, OPTIONS));
  expect(kept.counts.made).toBeGreaterThan(20);

  const warm = openKept(siteDir);
  expect(await readSiteRecords(outDir, warm, OPTIONS)).toEqual(await extractRecords(outDir, OPTIONS));
  expect(warm.counts.made).toBe(0);
});

test('reports a faulty page from threads, too', async () => {
  const {siteDir, outDir} = await manyPages();
  await writeFile(path.join(outDir, 'bare.html'), '<main><h1>Bare</h1></main>');
  const message = '"bare.html" does not name its own address';
  await expect(readSiteRecords(outDir, openKept(siteDir), {})).rejects.toThrow(message);
  await rm(path.join(outDir, 'docs/many'), {recursive: true});
  await expect(readSiteRecords(outDir, openKept(siteDir), {})).rejects.toThrow(message);
});
