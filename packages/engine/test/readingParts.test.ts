import {IndexReadError, openIndex} from '@help-center/engine';
import {buildIndex} from '@help-center/engine/build';
import {SITE} from '@help-center/testkit';
import {describe, expect, it} from 'vitest';

const {manifest, files} = buildIndex(SITE, {singleFileBytes: 0});

/** Opens the site in many parts; `fail` may throw for a part. */
async function openCounted(fail: (name: string) => void = () => undefined) {
  const reads: string[] = [];
  const index = await openIndex({
    manifest,
    readPart(name) {
      reads.push(name);
      fail(name);
      return Promise.resolve(files.get(name) as Uint8Array);
    },
  });
  return {index, reads};
}

describe('a large index', () => {
  it('reads only its core when it is opened', async () => {
    const {reads} = await openCounted();
    expect(reads).toEqual([manifest.parts[0]?.name]);
  });

  it('reads every part once', async () => {
    const {index, reads} = await openCounted();
    await Promise.all([index.search({text: 'camera'}), index.search({text: 'camera'})]);
    await index.search({text: 'cameras'});
    expect(new Set(reads).size).toBe(reads.length);
  });

  it('reads no text for a query without hits', async () => {
    const {index, reads} = await openCounted();
    await index.search({text: 'zzyzx'});
    expect(reads.filter((name) => name.startsWith('text-'))).toEqual([]);
  });

  it('rejects with the name of the unreadable part, and reads it again next time', async () => {
    let isOffline = true;
    const {index} = await openCounted((name) => {
      if (isOffline && name.startsWith('text-')) throw new Error('offline');
    });
    const failing = index.search({text: 'camera'});
    await expect(failing).rejects.toBeInstanceOf(IndexReadError);
    await expect(failing).rejects.toMatchObject({
      code: 'ENGINE_READ_FAILED',
      part: expect.stringMatching(/^text-0-/u),
      cause: new Error('offline'),
    });
    isOffline = false;
    expect((await index.search({text: 'camera'})).total).toBeGreaterThan(0);
  });
});
