import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {resolveOptions} from '../../src/node/options.ts';
import {postBuild} from '../../src/node/postBuild.ts';
import {builtSite} from './siteFolder.ts';

const options = resolveOptions({});

interface Manifest {
  readonly pageCount: number;
  readonly recordCount: number;
  readonly parts: readonly {readonly name: string; readonly bytes: number}[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

async function readManifest(outDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(outDir, 'search-index/manifest.json'), 'utf8')) as Manifest;
}

describe('postBuild', () => {
  test('ships an index whose manifest names every file and its size', async () => {
    const {site, outDir} = await builtSite();
    await postBuild(site, outDir, options, {});
    const {parts} = await readManifest(outDir);
    const files = await readdir(path.join(outDir, 'search-index'));
    expect(files.sort()).toEqual(['manifest.json', ...parts.map(({name}) => name)].sort());
    for (const {name, bytes} of parts) {
      expect((await readFile(path.join(outDir, 'search-index', name))).byteLength).toBe(bytes);
    }
  });

  test('logs one line about the index', async () => {
    const {site, outDir} = await builtSite();
    expect(await postBuild(site, outDir, options, {})).toMatch(
      /^Search index: 9 pages, 63 records, \d+ files, \d+ bytes$/,
    );
  });

  test('stores the records outside the site', async () => {
    const {site, outDir} = await builtSite();
    await postBuild(site, outDir, options, {});
    const lines = (await readFile(path.join(site.siteDir, '.cache/search-records.jsonl'), 'utf8'))
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength((await readManifest(outDir)).recordCount);
    expect(lines[0]).toContain('"url":"https://docs.example.org/');
    const published = await readdir(outDir, {recursive: true});
    expect(published.filter((file) => file.endsWith('.jsonl'))).toEqual([]);
  });

  test('removes the files of an earlier build', async () => {
    const {site, outDir} = await builtSite();
    await mkdir(path.join(outDir, 'search-index'));
    await writeFile(path.join(outDir, 'search-index/site-old.json'), '{}');
    await postBuild(site, outDir, options, {});
    expect(await readdir(path.join(outDir, 'search-index'))).not.toContain('site-old.json');
  });

  test('is deterministic', async () => {
    const [first, second] = [await builtSite(), await builtSite()];
    await postBuild(first.site, first.outDir, options, {});
    await postBuild(second.site, second.outDir, options, {});
    expect(await readManifest(second.outDir)).toEqual(await readManifest(first.outDir));
  });

  test("labels products from Docusaurus' data by default", async () => {
    const {site, outDir} = await builtSite();
    await postBuild(site, outDir, options, {'/docs': '', '/docs/ANSVIS': 'Server'});
    expect((await readManifest(outDir)).facets.product).toEqual({Server: 4});
  });

  test('labels products as configured', async () => {
    const {site, outDir} = await builtSite();
    await postBuild(site, outDir, resolveOptions({productLabels: {ANSTS: 'Training Studio'}}), {});
    expect((await readManifest(outDir)).facets.product).toEqual({'Training Studio': 1});
  });

  test('indexes pages of a site with noIndex', async () => {
    const {site, outDir} = await builtSite();
    await postBuild({...site, siteConfig: {...site.siteConfig, noIndex: true}}, outDir, options, {});
    expect((await readManifest(outDir)).pageCount).toBe(10);
  });

  test('passes on the error of the thread that builds the index, and leaves the site as it was', async () => {
    const {site, outDir} = await builtSite();
    const before = await readdir(outDir, {recursive: true});
    const words = {synonyms: null} as unknown as Parameters<typeof postBuild>[4];
    await expect(postBuild(site, outDir, options, {}, words)).rejects.toThrow(TypeError);
    expect(await readdir(outDir, {recursive: true})).toEqual(before);
  });

  test('ships no index for other backends, but keeps the records', async () => {
    const {site, outDir} = await builtSite();
    const backend = {type: 'server', hosts: ['https://search.example.org']} as const;
    const line = await postBuild(site, outDir, resolveOptions({backend, embedded: false}), {});
    expect(line).toBe('Search: 9 pages, 63 records, no index shipped');
    expect(existsSync(path.join(outDir, 'search-index'))).toBe(false);
    expect(await readFile(path.join(site.siteDir, '.cache/search-records.jsonl'), 'utf8')).not.toBe('');
  });
});
