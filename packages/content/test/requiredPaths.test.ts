import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import {findPathFaults} from '../src/index.ts';

const folders: string[] = [];

function createBuild(...pages: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  folders.push(folder);
  for (const page of pages) {
    mkdirSync(join(folder, page), {recursive: true});
    writeFileSync(join(folder, page, 'index.html'), '<h1>A page</h1>');
  }
  return folder;
}

const list = (...lines: string[]) => ['path\tkind\ttarget', ...lines].join('\n');

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true});
});

describe('required paths', () => {
  test('accepts pages, drafts that are left out, and redirects to a page', () => {
    const build = createBuild('docs/a', 'docs/old');
    const paths = list('/docs/a/\tpage\t', '/docs/draft/\tdraft\t', '/docs/old/\tredirect\t/docs/a/');
    expect(findPathFaults(paths, build)).toEqual([]);
  });

  test('reports a missing page with its line and file', () => {
    expect(findPathFaults(list('/docs/a/\tpage\t'), createBuild())).toEqual([
      'required-paths.tsv:2 /docs/a/: no page answers. Add website/docs/a/index.mdx, or take the line out.',
    ]);
  });

  test('reports a routed draft', () => {
    expect(findPathFaults(list('/docs/a/\tdraft\t'), createBuild('docs/a'))).toEqual([
      'required-paths.tsv:2 /docs/a/: a draft is routed. Set "draft: true" in its front matter.',
    ]);
  });

  test('reports a redirect with a missing target', () => {
    expect(findPathFaults(list('/docs/old/\tredirect\t/docs/a/'), createBuild('docs/old'))[0]).toContain(
      'does not lead to "/docs/a/"',
    );
  });

  test('reports an unknown kind', () => {
    expect(findPathFaults(list('/docs/a/\tpgae\t'), createBuild())[0]).toContain('unknown kind "pgae"');
  });
});
