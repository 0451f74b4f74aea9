import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import sampleDownloadsPlugin from '../../plugins/sample-downloads/index.ts';
import {packSamples} from '../../plugins/sample-downloads/packSamples.ts';
import {siteDir} from '../../plugins/siteDir.ts';
import {renderPage} from './renderPage.ts';

it('offers each sample and one archive with a checksum and commands', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'samples-'));
  await sampleDownloadsPlugin({siteDir} as LoadContext).postBuild?.({outDir} as never);
  const html = await renderPage('<Samples of="library" />');
  const files = [...html.matchAll(/pathname:\/\/\/samples\/library\/([\w.]+)/g)].map(([, name]) => name);
  expect(files).toEqual(readdirSync(join(outDir, 'samples/library')).sort());
  expect(files).toContain('example_model.c');
  const zip = readFileSync(join(outDir, 'samples/library.zip'));
  expect(html).toContain(createHash('sha256').update(zip).digest('hex'));
  expect(html).toContain('sha256sum library.zip');
  expect(readdirSync(join(outDir, 'samples'))).not.toContain('test');
});

it('leaves out stand-ins for files of the provider', () => {
  const names = Object.keys(packSamples(siteDir, 'plug-in')?.files ?? {});
  expect(readdirSync(join(siteDir, 'samples/plug-in'))).toEqual([...names, 'stand_in.h'].sort());
});

it('rejects a missing folder', async () => {
  await expect(renderPage('<Samples of="htp" />')).rejects.toThrow(
    'of="htp", which is not a folder in samples/.',
  );
});
