import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeEach, describe, expect, onTestFinished, test} from 'vitest';
import {runStages, SiteFiles, type BuiltSite, type Stage} from '../src/index.ts';

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
});
