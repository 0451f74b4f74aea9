import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse, serialize} from 'parse5';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {collectPages, extractRecords, RecordCollector, toJsonLines} from '../src/index.ts';
import {FIXTURE_SITE} from './fixturePage.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'extract-'));
});
afterEach(() => rm(folder, {recursive: true}));

describe('extractRecords', () => {
  test('gives the same bytes each time', async () => {
    const [once, again] = [await extractRecords(FIXTURE_SITE), await extractRecords(FIXTURE_SITE)];
    expect(toJsonLines(once.records)).toBe(toJsonLines(again.records));
  });

  test('takes every page that is to be searched and names those that are not', async () => {
    const {records, pageCount, skipped} = await extractRecords(FIXTURE_SITE);
    expect(new Set(records.map((record) => record.url_without_anchor)).size).toBe(pageCount);
    expect(pageCount).toBe(9);
    expect(skipped).toHaveLength(11);
  });

  test('gives every record an identity of its own', async () => {
    const {records} = await extractRecords(FIXTURE_SITE);
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  });

  test('takes one of two files that stand for one address', async () => {
    await cp(`${FIXTURE_SITE}/markdown-page`, path.join(folder, 'markdown-page'), {recursive: true});
    await cp(`${FIXTURE_SITE}/markdown-page/index.html`, path.join(folder, 'markdown-page.html'));
    const {pageCount, skipped} = await extractRecords(folder);
    expect(pageCount).toBe(1);
    expect(skipped).toEqual([{file: 'markdown-page/index.html', reason: 'duplicate address'}]);
  });

  test('reads pages that are parsed already, and leaves them as they are', async () => {
    const collector = new RecordCollector();
    for (const file of await collectPages(FIXTURE_SITE)) {
      const document = parse(await readFile(path.join(FIXTURE_SITE, file), 'utf8'));
      const before = serialize(document);
      collector.add(file, document);
      expect(serialize(document)).toBe(before);
    }
    expect(collector.finish(FIXTURE_SITE)).toEqual(await extractRecords(FIXTURE_SITE));
  });

  test('names a build folder that does not exist', async () => {
    await expect(extractRecords('no-such-folder')).rejects.toThrowErrorMatchingInlineSnapshot(
      `[ExtractError: [extractor] the build folder "no-such-folder" does not exist; build the site first (docusaurus build), or name the build folder.]`,
    );
  });

  test('names a folder without HTML', async () => {
    await writeFile(path.join(folder, 'a.txt'), 'text');
    await expect(extractRecords(folder)).rejects.toMatchObject({code: 'EXTRACT_NO_HTML'});
  });

  test('names the pages when none has an article', async () => {
    await writeFile(path.join(folder, 'empty.html'), '<html><body><p>No main element');
    await expect(extractRecords(folder)).rejects.toThrow('has an article to search: empty.html (no article)');
  });

  test('asks for the address of the site when a page does not name it', async () => {
    await writeFile(path.join(folder, 'bare.html'), '<main><h1>Bare</h1></main>');
    await expect(extractRecords(folder)).rejects.toThrow('"bare.html" does not name its own address');
    const {records} = await extractRecords(folder, {siteUrl: 'https://help.example.com'});
    expect(records[0]?.url).toBe('https://help.example.com/bare');
  });

  test('refuses an address that is not one of the web', async () => {
    await expect(
      extractRecords(FIXTURE_SITE, {siteUrl: 'help.example.com'}),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `[ExtractError: [extractor] the site address "help.example.com" is not an http or https address; write it like "https://help.example.com".]`,
    );
  });
});
