import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';

test('has one current version with every doc in the docs data [spec 3-06]', () => {
  const file = fileURLToPath(new URL('../.docusaurus/globalData.json', import.meta.url));
  const data = JSON.parse(readFileSync(file, 'utf8'));
  const {versions} = data['docusaurus-plugin-content-docs'].default;
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({name: 'current', label: 'Next', isLast: true, path: '/docs'});
  expect(versions[0].docs.length).toBeGreaterThan(120);
  expect(versions[0].docs[0]).toMatchObject({
    id: expect.any(String),
    path: expect.stringMatching(/^\/docs\//),
  });
});
