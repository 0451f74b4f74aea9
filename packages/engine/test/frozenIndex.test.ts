import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {openIndex} from '@help-center/engine';
import {describe, expect, it} from 'vitest';

const FROZEN = join(import.meta.dirname, 'fixtures', 'frozen-v2');

describe.each(['one-file', 'many-parts'])('an index of version 2 in %s', (form) => {
  const read = (name: string): Buffer => readFileSync(join(FROZEN, form, name));
  const open = () =>
    openIndex({
      manifest: JSON.parse(read('manifest.json').toString()),
      readPart: (name) => Promise.resolve(new Uint8Array(read(name))),
    });

  it('returns all of its records', async () => {
    const {hits} = await (await open()).search({text: '', distinct: 0, hitsPerPage: 1000});
    const expected = JSON.parse(read('objectIDs.json').toString()) as string[];
    expect(hits.map(({record}) => record.objectID).sort()).toEqual(expected.sort());
  });

  it.each([
    ['firewall', '/docs/cameras/#camera-does-not-connect'],
    ['exportModel', '/docs/training/#export-the-model'],
    ['fierwall ', '/docs/cameras/#camera-does-not-connect'],
    ['検索', '/ja/docs/kensaku/'],
  ])('finds %s', async (text, path) => {
    const {hits} = await (await open()).search({text, timeLimitMs: 60_000});
    expect(hits[0]?.record.url).toBe(`https://help.example.com${path}`);
  });
});
