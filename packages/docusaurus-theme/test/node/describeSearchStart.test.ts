import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {describeSearchStart} from '../../src/node/describeSearchStart.ts';

function createBuild(answeredBy: object): {outDir: string; generatedFilesDir: string} {
  const root = mkdtempSync(path.join(tmpdir(), 'search-start-'));
  const files = {
    'generated/help-center-search/default/options.json': JSON.stringify({
      answeredBy,
      embeddedIndexPath: 'search-index/',
      indexName: 'help-center',
    }),
    'build/search-index/manifest.json': JSON.stringify({parts: [{name: 'core-1.json', role: 'core'}]}),
    'build/assets/js/search.12ab.js': '',
    'build/assets/js/search-dialog.34cd.js': '',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), text);
  }
  return {outDir: path.join(root, 'build'), generatedFilesDir: path.join(root, 'generated')};
}

test('names the worker, its index and the first files of the index, under the base URL', () => {
  const {outDir, generatedFilesDir} = createBuild({place: 'embedded'});
  expect(describeSearchStart(outDir, generatedFilesDir, '/help/')).toEqual({
    data: ['/help/search-index/core-1.json'],
    worker: {
      src: '/help/assets/js/search.12ab.js',
      index: {manifestUrl: '/help/search-index/manifest.json', indexName: 'help-center'},
    },
  });
});

test('has nothing to start when a server answers', () => {
  const {outDir, generatedFilesDir} = createBuild({place: 'server', fallbackToEmbedded: true});
  expect(describeSearchStart(outDir, generatedFilesDir, '/')).toEqual({data: []});
});
