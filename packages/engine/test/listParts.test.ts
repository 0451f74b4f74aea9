import {expect, test} from 'vitest';
import {listParts} from '@help-center/engine';
import {buildIndex} from '@help-center/engine/build';
import {createPage} from '@help-center/testkit';

const RECORDS = createPage({path: '/docs/cameras/', title: 'Cameras', text: ['Add a camera.']});

test('names every other file in the core of a large index', () => {
  const {manifest, files} = buildIndex(RECORDS, {singleFileBytes: 0});
  const name = manifest.parts[0]?.name ?? '';
  const listed = listParts(name, files.get(name) as Uint8Array);
  expect([...listed, name].sort()).toEqual([...files.keys()].sort());
});

test('names no other file in the file of a small site', () => {
  const {manifest, files} = buildIndex(RECORDS);
  const name = manifest.parts[0]?.name ?? '';
  expect(listParts(name, files.get(name) as Uint8Array)).toEqual([]);
});
