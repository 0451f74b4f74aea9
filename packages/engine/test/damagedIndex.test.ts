import {
  EngineError,
  IndexDamagedError,
  IndexReadError,
  IndexVersionError,
  openIndex,
  type SearchIndex,
} from '@help-center/engine';
import {buildIndex} from '@help-center/engine/build';
import {SITE} from '@help-center/testkit';
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {catchError} from './support/catchError.ts';
import {hashPart} from '../src/parts/createPartReader.ts';

const {manifest, files} = buildIndex(SITE);
const name = manifest.parts[0]?.name ?? '';
const bytes = files.get(name) as Uint8Array;

/** Opens the site with other bytes in place of its only part, under a name that fits them. */
function openWith(changed: Uint8Array): Promise<SearchIndex> {
  const part = {name: `site-${hashPart(changed)}.json`, role: 'site', bytes: changed.length};
  return openIndex({manifest: {...manifest, parts: [part]}, readPart: () => Promise.resolve(changed)});
}

describe('openIndex', () => {
  it.each([undefined, null, 'text', {}, {format: 'other'}])('rejects %j as a manifest', async (value) => {
    await expect(openIndex({manifest: value, readPart: () => Promise.resolve(bytes)})).rejects.toThrow(
      '[engine] the manifest is not the manifest of a search index. Build the index again.',
    );
  });

  it('rejects a manifest of a newer version', async () => {
    const opening = openIndex({manifest: {...manifest, version: 3}, readPart: () => Promise.resolve(bytes)});
    await expect(opening).rejects.toBeInstanceOf(IndexVersionError);
    await expect(opening).rejects.toThrow(
      '[engine] the index has format version 3, this engine reads version 2. Build the index and the site with the same version.',
    );
  });

  it('rejects a part of a newer version', async () => {
    const newer = new TextEncoder().encode(JSON.stringify({version: 3, pages: []}));
    await expect(openWith(newer)).rejects.toBeInstanceOf(IndexVersionError);
  });

  it('rejects a manifest without parts', async () => {
    const opening = openIndex({manifest: {...manifest, parts: []}, readPart: () => Promise.resolve(bytes)});
    await expect(opening).rejects.toBeInstanceOf(IndexDamagedError);
  });

  it.each([
    ['not JSON', '<!doctype html><title>Sign in</title>'],
    ['JSON of another shape', '{"version":2,"pages":[[1]]}'],
    ['JSON without pages', '{"version":2}'],
  ])('rejects a part that is %s', async (_, content) => {
    await expect(openWith(new TextEncoder().encode(content))).rejects.toBeInstanceOf(IndexDamagedError);
  });

  it('rejects bytes that do not match the manifest', async () => {
    const reading = openIndex({manifest, readPart: () => Promise.resolve(bytes.slice(0, -1))});
    await expect(reading).rejects.toBeInstanceOf(IndexReadError);
    await expect(reading).rejects.toThrow(`the index part "${name}" does not match the hash in its name`);
  });

  it('answers or throws an engine error for any bytes of a part', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({max: bytes.length - 1}), fc.nat({max: 255}), async (at, value) => {
        const changed = Uint8Array.from(bytes);
        changed[at] = value;
        const error = await catchError(async () => (await openWith(changed)).search({text: 'camera'}));
        expect(error === undefined || error instanceof EngineError).toBe(true);
      }),
      {numRuns: 200},
    );
  });
});

describe('a part of the dictionary', () => {
  it('is rejected with an engine error when it has another shape', async () => {
    const large = buildIndex(SITE, {singleFileBytes: 0});
    const index = await openIndex({
      manifest: large.manifest,
      readPart(part) {
        const content = part.startsWith('terms-') ? '{"version":2}' : undefined;
        return Promise.resolve(
          content ? new TextEncoder().encode(content) : (large.files.get(part) as Uint8Array),
        );
      },
    });
    await expect(index.search({text: 'camera'})).rejects.toBeInstanceOf(IndexReadError);
  });
});
