import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {readPageScripts} from '../src/readPageScripts.ts';

const assets = Object.fromEntries(
  ['main', 'layout', 'page', 'shared', 'text'].map((name) => [
    name,
    {js: [{publicPath: `/help/assets/js/${name}.js`}]},
  ]),
);

test('lists the scripts of a page and its layouts, without those of all pages and each once', () => {
  const generatedFilesDir = mkdtempSync(join(tmpdir(), 'page-scripts-'));
  onTestFinished(() => rmSync(generatedFilesDir, {recursive: true}));
  const write = (name: string, value: unknown) =>
    writeFileSync(join(generatedFilesDir, name), JSON.stringify(value));
  write('client-manifest.json', {
    entrypoints: ['main'],
    origins: {a1: ['main', 'layout'], b2: ['shared', 'page'], c3: ['shared', 'text'], d4: ['layout']},
    assets: {...assets, styles: {css: [{publicPath: '/help/assets/css/styles.css'}]}},
  });
  write('routesChunkNames.json', {
    '/help/docs-1d3': {__comp: 'a1', __context: {plugin: 'unknown'}},
    '/help/docs-895': {__comp: 'd4'},
    '/help/docs/a-b-73f': {__comp: 'b2', items: [{content: 'c3'}]},
    '/help/-d41': {__comp: 'b2'},
  });
  const routes = [
    {path: '/help/docs', routes: [{path: '/help/docs', routes: [{path: '/help/docs/a-b'}]}]},
    {path: '/help/'},
  ];
  expect(readPageScripts({generatedFilesDir, routes})).toEqual({
    '/help/docs/a-b': ['layout', 'shared', 'page', 'text'].map((name) => `/help/assets/js/${name}.js`),
    '/help/': ['shared', 'page'].map((name) => `/help/assets/js/${name}.js`),
  });
});
