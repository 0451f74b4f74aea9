import {expect, test} from 'vitest';
import {listParts, listTermParts, openIndex} from '@help-center/engine';
import {buildIndex} from '@help-center/engine/build';
import {createPage} from '@help-center/testkit';

const RECORDS = createPage({path: '/docs/cameras/', title: 'Cameras', text: ['Add a camera.']});

test('names every other file in the core of a large index', () => {
  const {manifest, files} = buildIndex(RECORDS, {singleFileBytes: 0});
  const name = manifest.parts[0]?.name ?? '';
  const listed = listParts(name, files.get(name) as Uint8Array);
  expect([...listed, name].sort()).toEqual([...files.keys()].sort());
});

test('looks a word up in the last dictionary file that starts at or before it', async () => {
  const words = Array.from({length: 6000}, (_, number) => `word${number.toString(36)}`);
  const records = createPage({path: '/docs/words/', title: 'Words', text: [words.join(' ')]});
  const {manifest, files} = buildIndex(records, {singleFileBytes: 0});
  const name = manifest.parts[0]?.name ?? '';
  const parts = listTermParts(name, files.get(name) as Uint8Array);
  expect(parts.length).toBeGreaterThan(3);
  for (const word of ['word0', 'wordabc', 'wordzz', 'words']) {
    const read: string[] = [];
    const readPart = (part: string) => {
      read.push(part);
      return Promise.resolve(files.get(part) as Uint8Array);
    };
    // oxlint-disable-next-line no-await-in-loop -- each has an index of its own, that has read nothing
    await (await openIndex({manifest, readPart})).search({text: word});
    expect(read).toContain(parts.findLast(([first]) => first <= word)?.[1]);
  }
});

test('names no other file in the file of a small site', () => {
  const {manifest, files} = buildIndex(RECORDS);
  const name = manifest.parts[0]?.name ?? '';
  expect(listParts(name, files.get(name) as Uint8Array)).toEqual([]);
});
