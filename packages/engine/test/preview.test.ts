import {openIndex} from '@help-center/engine';
import {buildIndex} from '@help-center/engine/build';
import {answerQueries, previewQuery} from '@help-center/engine/protocol';
import {SITE} from '@help-center/testkit';
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {records, text} from './support/arbitraries.ts';
import {openBuilt} from './support/openBuilt.ts';

const urlsOf = (hits: readonly {readonly record: {readonly url: string}}[]) =>
  hits.map(({record}) => record.url);

describe('a preview', () => {
  it('has the URLs of the hits, in order', async () => {
    await fc.assert(
      fc.asyncProperty(records, text, async (list, query) => {
        const index = await openBuilt(list, {singleFileBytes: 0});
        const [full, early] = await Promise.all([
          index.search({text: query, hitsPerPage: 1000, timeLimitMs: 60_000}),
          index.preview({text: query, hitsPerPage: 1000, timeLimitMs: 60_000}),
        ]);
        if (early === undefined) return;
        expect(urlsOf(early.hits)).toEqual(urlsOf(full.hits));
        expect(early.total).toBe(full.total);
      }),
      {numRuns: 40},
    );
  });

  it('reads no text', async () => {
    const {manifest, files} = buildIndex(SITE, {singleFileBytes: 0});
    const read: string[] = [];
    const index = await openIndex({
      manifest,
      readPart(name) {
        read.push(name);
        return Promise.resolve(files.get(name) as Uint8Array);
      },
    });
    expect(await index.preview({text: 'camera'})).toMatchObject({hits: expect.anything()});
    expect(read.filter((name) => /^(?:text|words)-/u.test(name))).toEqual([]);
    expect(read.filter((name) => name.startsWith('outline-'))).toHaveLength(1);
  });

  it('shows the best heading, and an ellipsis in place of text', async () => {
    const index = await openBuilt(SITE, {singleFileBytes: 0});
    const preview = await index.preview({text: 'camera', hitsPerPage: 1000});
    const shown = preview?.hits.map(({record}) => record) ?? [];
    const headings = shown.filter(({type}) => type !== 'content');
    expect(headings.length).toBeGreaterThan(0);
    for (const {hierarchy} of headings) expect(Object.values(hierarchy).join(' ')).toMatch(/camera/iu);
    for (const {type, content} of shown) expect(content).toBe(type === 'content' ? '…' : null);
  });

  it.each(['"learning rate"', 'licence -"offline mode"'])('is not available for %s', async (query) => {
    const index = await openBuilt(SITE, {singleFileBytes: 0});
    expect(await index.preview({text: query})).toBeUndefined();
  });

  it('is not available for a small site', async () => {
    const index = await openBuilt(SITE);
    expect(await index.preview({text: 'camera'})).toBeUndefined();
  });

  it('paginates like search', async () => {
    const index = await openBuilt(SITE, {singleFileBytes: 0});
    const window = {text: 'camera', page: 1, hitsPerPage: 2};
    expect(urlsOf((await index.preview(window))?.hits ?? [])).toEqual(
      urlsOf((await index.search(window)).hits),
    );
  });

  it('has the shape of a protocol response', async () => {
    const index = await openBuilt(SITE, {singleFileBytes: 0});
    const open = () => Promise.resolve(index);
    const request = {
      indexName: 'site',
      query: 'camera',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    };
    const [preview, {results}] = await Promise.all([
      previewQuery(request, open),
      answerQueries({requests: [request]}, open),
    ]);
    const [full] = results;
    expect(Object.keys(preview ?? {})).toEqual(Object.keys(full ?? {}));
    expect(preview?.nbHits).toBe(full?.nbHits);
    expect(preview?.hits.map(({url, hierarchy}) => ({url, lvl1: hierarchy.lvl1}))).toEqual(
      full?.hits.map(({url, hierarchy}) => ({url, lvl1: hierarchy.lvl1})),
    );
    expect(JSON.stringify(preview?.hits[0]?._highlightResult)).toContain('<mark>');
  });
});

describe('the outline of an index', () => {
  it('is listed in the manifest while it is a single file', () => {
    const {manifest, files} = buildIndex(SITE, {singleFileBytes: 0});
    const outlines = [...files.keys()].filter((name) => name.startsWith('outline-'));
    expect(outlines).toHaveLength(1);
    expect(manifest.parts.map(({role}) => role)).toEqual(['core', 'outline']);
    expect(manifest.parts[1]).toMatchObject({name: outlines[0], bytes: files.get(outlines[0] ?? '')?.length});
  });
});
