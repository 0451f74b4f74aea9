import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {carryOut, planMove, type Move} from '../src/movePage/movePage.ts';
import {setListField} from '../src/setListField.ts';
import {readPages} from '@help-center/content';
import {createSite, frontMatter} from './createSite.ts';

const LINKING = {
  'docs/ANSVIS/Introduction/index.mdx': `${frontMatter()}See [cameras](../Guides/Camera/index.mdx#stream) and [guides](../Guides/index.mdx).\n`,
  'docs/ANSVIS/Guides/Camera/Lens/index.mdx': `${frontMatter()}Back to [the camera](../index.mdx).\n`,
  'blog/first/index.mdx': '---\nslug: first\n---\n\nSee [cameras](/docs/ANSVIS/Guides/Camera/#stream).\n',
};

function plan(dir: string, from: string, to: string): Move {
  return planMove({dir, pages: readPages(dir).pages}, from, to);
}

describe('planMove', () => {
  it('rewrites links to the page only', () => {
    const {texts} = plan(createSite(LINKING), 'ANSVIS/Guides/Camera', 'ANSVIS/Cameras');
    expect(texts.get('docs/ANSVIS/Introduction/index.mdx')).toContain(
      'See [cameras](../Cameras/index.mdx#stream) and [guides](../Guides/index.mdx).',
    );
    expect(texts.get('blog/first/index.mdx')).toContain('[cameras](/docs/ANSVIS/Cameras/#stream)');
    expect(texts.has('docs/index.mdx')).toBe(false);
  });

  it("rewrites the page's links except to what moves with it", () => {
    const {texts} = plan(createSite(LINKING), 'ANSVIS/Guides/Camera', 'ANSVIS/Cameras');
    const camera = texts.get('docs/ANSVIS/Cameras/index.mdx');
    expect(camera).toContain('[all guides](../Guides/index.mdx)');
    expect(camera).toContain('(./camera.svg)');
    expect(texts.get('docs/ANSVIS/Cameras/Lens/index.mdx')).toContain('[the camera](../index.mdx)');
  });

  it('redirects every page that moves', () => {
    const {redirects, texts} = plan(createSite(LINKING), 'ANSVIS/Guides/Camera', 'ANSVIS/Cameras');
    expect(redirects).toEqual([
      {from: '/docs/ANSVIS/Guides/Camera/Lens/', to: '/docs/ANSVIS/Cameras/Lens/'},
      {from: '/docs/ANSVIS/Guides/Camera/', to: '/docs/ANSVIS/Cameras/'},
    ]);
    expect(texts.get('docs/ANSVIS/Cameras/index.mdx')).toContain(
      'last_reviewed: 2026-11-21\nredirect_from: [/docs/ANSVIS/Guides/Camera/]\n',
    );
  });

  it('adds no redirect for drafts, which have no address', () => {
    const draft = frontMatter({draft: 'true'});
    const dir = createSite({'docs/ANSVIS/Guides/Camera/Draft/index.mdx': draft});
    const {texts} = plan(dir, 'ANSVIS/Guides/Camera', 'ANSVIS/Cameras');
    expect([...texts.keys()]).toEqual(['docs/ANSVIS/Cameras/index.mdx']);
  });

  it.each([
    [
      'ANSVIS/Guides/Camra',
      'ANSVIS/Cameras',
      'website/docs/ANSVIS/Guides/Camra is not a page. Did you mean "docs/ANSVIS/Guides/Camera"?',
    ],
    [
      'ANSVIS/Guides/Camera',
      'ANSVIS/Introduction',
      'website/docs/ANSVIS/Introduction exists. Choose another path.',
    ],
    [
      'ANSVIS/Guides/Camera',
      'ANSVIS/Video/Cameras',
      'website/docs/ANSVIS/Video/index.mdx does not exist. Run first: npm run new-page -- landing ANSVIS/Video',
    ],
    [
      'ANSVIS/Guides',
      'ANSVIS/Guides/All',
      'website/docs/ANSVIS/Guides/All is inside the page. Choose another place.',
    ],
  ])('rejects moving %s to %s', (from, to, message) => {
    expect(() => plan(createSite(LINKING), from, to)).toThrow(message);
  });
});

describe('carryOut', () => {
  it('moves the folder with git and writes what changed', () => {
    const dir = createSite(LINKING);
    execFileSync('git', ['init', '-q', dir]);
    execFileSync('git', ['-C', dir, 'add', '.']);
    const files = carryOut(dir, plan(dir, 'ANSVIS/Guides/Camera', 'ANSVIS/Cameras'));
    expect(files).toContain('data/glossary.yml');
    expect(existsSync(join(dir, 'docs/ANSVIS/Guides/Camera'))).toBe(false);
    expect(existsSync(join(dir, 'docs/ANSVIS/Cameras/camera.svg'))).toBe(true);
    expect(readFileSync(join(dir, 'data/glossary.yml'), 'utf8')).toContain('page: /docs/ANSVIS/Cameras/');
  });

  it('reports a page that git does not track', () => {
    const dir = createSite(LINKING);
    execFileSync('git', ['init', '-q', dir]);
    expect(() => carryOut(dir, plan(dir, 'ANSVIS/Guides/Camera', 'ANSVIS/Cameras'))).toThrow(
      'Commit the page first.',
    );
  });
});

it('takes the new address out of the redirects when a page moves back', () => {
  const list = 'redirect_from:\n  - /docs/ANSVIS/Cameras/\n  - /old/\ndraft: false';
  const camera = `${frontMatter({page_type: 'task'}).replace('---\n\n', `${list}\n---\n\n`)}Text.\n`;
  const {texts} = plan(
    createSite({'docs/ANSVIS/Guides/Camera/index.mdx': camera}),
    'ANSVIS/Guides/Camera',
    'ANSVIS/Cameras',
  );
  expect(texts.get('docs/ANSVIS/Cameras/index.mdx')).toContain(
    'last_reviewed: 2026-11-21\nredirect_from: [/old/, /docs/ANSVIS/Guides/Camera/]\ndraft: false\n---\n',
  );
});

describe('setListField', () => {
  it('replaces a list in either notation, quoted for YAML', () => {
    for (const list of ['keywords: [one, two]', 'keywords:\n  - one\n  - two'])
      expect(
        setListField(`---\ntitle: A\n${list}\ntags: [t]\n---\nText.\n`, 'keywords', ['c#', 'yes, no']),
      ).toBe('---\ntitle: A\nkeywords: [c#, "yes, no"]\ntags: [t]\n---\nText.\n');
  });

  it('puts a new field in its place', () => {
    expect(setListField('---\ntitle: A\ndraft: true\n---\n', 'keywords', ['a'])).toBe(
      '---\ntitle: A\nkeywords: [a]\ndraft: true\n---\n',
    );
    expect(setListField('---\ntitle: A\n---\n', 'keywords', ['a'])).toBe(
      '---\ntitle: A\nkeywords: [a]\n---\n',
    );
  });
});
