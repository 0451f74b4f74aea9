import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeEach, describe, expect, onTestFinished, test} from 'vitest';
import {serialize} from 'parse5';
import {runStages, SiteFiles, type BuiltSite, type ParsedPage, type Stage} from '../src/index.ts';

let folder = '';
let site: BuiltSite;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const outDir = join(folder, 'build');
  mkdirSync(join(outDir, 'vi'), {recursive: true});
  writeFileSync(join(outDir, 'index.html'), 'as built');
  writeFileSync(join(outDir, 'old.css'), 'old');
  writeFileSync(join(outDir, 'vi/index.html'), 'another locale');
  writeFileSync(join(outDir, 'video.html'), 'no locale');
  const files = new SiteFiles(outDir, ['vi']);
  site = {
    files,
    baseUrl: '/',
    url: 'https://a.example',
    siteDir: folder,
    generatedFilesDir: '',
    locale: 'en',
  };
});

const read = (name: string) => readFileSync(join(folder, 'build', name), 'utf8');

function stage(name: string, position: Stage['position'], run: Stage['run'] = () => undefined): Stage {
  return {name, position, run};
}

describe('stages', () => {
  test('run in order of position and see earlier changes', async () => {
    const order: string[] = [];
    const note = (name: string, position: Stage['position']) =>
      stage(name, position, ({files}) => {
        order.push(name);
        files.write(`${name}.txt`, files.list().join());
        return `${name} done`;
      });
    const lines: string[] = [];
    const stages = [
      note('offline', 'list'),
      note('html', 'finish'),
      note('twins', 'write'),
      note('paths', 'check'),
    ];
    await runStages(stages, site, (line) => lines.push(line));
    expect(order).toEqual(['paths', 'twins', 'html', 'offline']);
    expect(lines[0]).toBe('[paths] paths done');
    expect(read('offline.txt')).toBe('html.txt,index.html,old.css,paths.txt,twins.txt,video.html');
  });

  test('leave the build unchanged when one fails, and name it in the error', async () => {
    const stages = [
      stage('html', 'finish', ({files}) => {
        files.write('index.html', 'finished');
        files.remove('old.css');
        files.write('new.css', 'new');
        return undefined;
      }),
      stage('offline', 'list', () => {
        throw new Error('no offline page');
      }),
    ];
    await expect(runStages(stages, site, () => undefined)).rejects.toThrow(
      'The stage "offline" after the build failed; the build folder is as Docusaurus left it.\nno offline page',
    );
    expect(read('index.html')).toBe('as built');
    expect(read('old.css')).toBe('old');
    expect(readdirSync(folder)).toEqual(['build']);
  });

  test('write all changes together after success, also beside the build', async () => {
    const change = stage('html', 'finish', ({files}) => {
      files.write('index.html', 'finished');
      files.remove('old.css');
      files.write('../build-headers/caddy', 'headers');
      expect(files.readText('index.html')).toBe('finished');
      expect(files.has('old.css')).toBe(false);
      expect(read('index.html')).toBe('as built');
      return undefined;
    });
    await runStages([change], site, () => undefined);
    expect(read('index.html')).toBe('finished');
    expect(existsSync(join(folder, 'build/old.css'))).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(['build', 'build-headers']);
  });

  test('share one parse of each page: readers see it as built, editors change it, and it is written', async () => {
    const source = '<!doctype html><html><head></head><body><p>One</p></body></html>';
    writeFileSync(join(folder, 'build/index.html'), source);
    const seen: (string | object)[] = [];
    const textOf = ({document}: ParsedPage) => serialize(document).replace(/.*<body>|<\/body>.*/g, '');
    const add = (words: string) => (page: ParsedPage) => {
      seen.push(page.document);
      const [html] = page.document.childNodes.slice(-1) as [{childNodes: {childNodes: object[]}[]}];
      html.childNodes[1]?.childNodes.push({nodeName: '#text', value: words, parentNode: null});
    };
    const stages: Stage[] = [
      {...stage('html', 'finish'), editPage: add('three')},
      {...stage('twins', 'read'), editPage: add('two')},
      {...stage('records', 'read'), readPage: (page) => void seen.push(textOf(page))},
    ];
    await runStages(stages, site, () => undefined);
    expect(seen).toEqual(['<p>One</p>', seen[1], seen[1]]);
    expect(read('index.html')).toBe(
      '<!DOCTYPE html><html><head></head><body><p>One</p>twothree</body></html>',
    );
  });

  test('read pages after stages that write, and before those that read or finish', async () => {
    const order: string[] = [];
    writeFileSync(join(folder, 'build/index.html'), '<head></head><body></body>');
    const note = (name: string, position: Stage['position']) =>
      stage(name, position, () => void order.push(name));
    const reading: Stage = {...note('records', 'read'), readPage: ({file}) => void order.push(file)};
    await runStages([note('html', 'finish'), reading, note('copy', 'write')], site, () => undefined);
    expect(order).toEqual(['copy', 'index.html', 'records', 'html']);
  });

  test('start work for other threads once all pages are read, before any stage runs', async () => {
    const order: string[] = [];
    writeFileSync(join(folder, 'build/index.html'), '<head></head><body></body>');
    const note = (name: string) => stage(name, 'read', () => void order.push(name));
    const index: Stage = {
      ...note('index'),
      readPage: ({file}) => void order.push(file),
      afterPages: async () => void order.push('started'),
    };
    await runStages([note('twins'), index], site, () => undefined);
    expect(order).toEqual(['index.html', 'started', 'twins', 'index']);
  });

  test('leave alone redirects, files without a head, and pages that nothing edits', async () => {
    const page = '<!doctype html><head><title>Page</title></head><body></body>';
    writeFileSync(join(folder, 'build/index.html'), page);
    const others = {
      'video.html': 'google-site-verification: video.html',
      'old.html': '<head><meta http-equiv="refresh" content="0; url=/"></head>',
    };
    for (const [name, text] of Object.entries(others)) writeFileSync(join(folder, 'build', name), text);
    const editing: Stage = {...stage('html', 'finish'), editPage: () => undefined};
    await runStages([{...stage('records', 'read'), readPage: () => undefined}], site, () => undefined);
    expect(read('index.html')).toBe(page);
    await runStages([editing], site, () => undefined);
    expect(read('index.html')).toBe(
      '<!DOCTYPE html><html><head><title>Page</title></head><body></body></html>',
    );
    for (const [name, text] of Object.entries(others)) expect(read(name)).toBe(text);
  });

  test('are named in the error when they cannot read a page', async () => {
    writeFileSync(join(folder, 'build/index.html'), '<head></head><body></body>');
    const readPage = () => {
      throw new Error('no address');
    };
    await expect(runStages([{...stage('records', 'read'), readPage}], site, () => undefined)).rejects.toThrow(
      'The stage "records" after the build failed; the build folder is as Docusaurus left it.\nno address',
    );
  });

  test('are named in the error when they fail after the pages or while they run', async () => {
    const fail = async () => {
      throw new Error('no memory');
    };
    const message =
      'The stage "index" after the build failed; the build folder is as Docusaurus left it.\nno memory';
    for (const failing of [{...stage('index', 'read'), afterPages: fail}, stage('index', 'read', fail)])
      await expect(runStages([failing], site, () => undefined)).rejects.toThrow(message);
  });
});
