import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {KeptWork, SiteFiles} from '@help-center/built-site';
import {expect, onTestFinished, test} from 'vitest';
import {finishSite} from '../src/finish/index.ts';
import {buildSite, page} from './buildSite.ts';

const STYLED =
  '<p class="used" style="color:red" onclick="x()">Text</p><img src="https://x.example/a.png" alt="">';

function open(pages: Readonly<Record<string, string>>): SiteFiles {
  const files = new SiteFiles(buildSite(pages));
  onTestFinished(() => files.discard());
  return files;
}

test('reads changed pages only in a warm build', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'readings-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  const finish = (pages: Readonly<Record<string, string>>, keptWork?: KeptWork) => {
    const files = open(pages);
    finishSite(files, {...(keptWork && {keptWork})});
    return files.list().map((name) => [name, files.readText(name)]);
  };
  const countRead = (pages: Readonly<Record<string, string>>) => {
    const kept = new KeptWork(siteDir, 'readings', fileURLToPath(import.meta.url));
    expect(finish(pages, kept)).toEqual(finish(pages));
    return kept.counts.made;
  };
  const pages = {'a.html': page(STYLED), 'b.html': page('B')};
  expect(countRead(pages)).toBe(2);
  expect(countRead(pages)).toBe(0);
  expect(countRead({...pages, 'b.html': page('Other')})).toBe(1);
});
