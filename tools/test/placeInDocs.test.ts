import {join} from 'node:path';
import {expect, it} from 'vitest';
import {placeInDocs} from '../src/placeInDocs.ts';
import {websiteDir} from '../src/websiteDir.ts';

it.each([
  'ANSVIS/Guides/Camera',
  'ANSVIS/Guides/Camera/',
  'ANSVIS/Guides/Camera/index.mdx',
  './ANSVIS/Guides/Camera',
  'docs/ANSVIS/Guides/Camera',
  'website/docs/ANSVIS/Guides/Camera',
  './website/docs/ANSVIS/Guides/Camera/index.mdx',
  '/docs/ANSVIS/Guides/Camera/',
  join(websiteDir, 'docs/ANSVIS/Guides/Camera'),
  'website\\docs\\ANSVIS\\Guides\\Camera',
])('finds the folder below docs in %j', (path) => {
  expect(placeInDocs(path)).toBe('ANSVIS/Guides/Camera');
});

it('keeps paths that leave docs, for commands to refuse', () => {
  expect(placeInDocs('docs/../Camera')).toBe('../Camera');
});
