import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {KeptWork} from '@help-center/built-site';
import {extractRecords} from '@help-center/extractor';
import {expect, test} from 'vitest';
import {readSiteRecords} from '../../src/node/postBuild.ts';
import {builtSite} from './siteFolder.ts';

const OPTIONS = {productLabels: {ANSTS: 'Training Studio'}};

const openKept = (siteDir: string) => new KeptWork(siteDir, 'records', fileURLToPath(import.meta.url));

test('gives the same records from an earlier build', async () => {
  const {site, outDir} = await builtSite();
  const kept = openKept(site.siteDir);
  expect(await readSiteRecords(outDir, kept, OPTIONS)).toEqual(await extractRecords(outDir, OPTIONS));
  expect(kept.made).toBeGreaterThan(5);

  const warm = openKept(site.siteDir);
  expect(await readSiteRecords(outDir, warm, OPTIONS)).toEqual(await extractRecords(outDir, OPTIONS));
  expect(warm.made).toBe(0);
});

test('reports a faulty page', async () => {
  const {site, outDir} = await builtSite();
  await writeFile(path.join(outDir, 'bare.html'), '<main><h1>Bare</h1></main>');
  await expect(readSiteRecords(outDir, openKept(site.siteDir), {})).rejects.toThrow(
    '"bare.html" does not name its own address',
  );
});
