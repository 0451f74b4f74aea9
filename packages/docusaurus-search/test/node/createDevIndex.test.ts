import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {openIndex, type SearchIndex} from '@help-center/engine';
import {describe, expect, test} from 'vitest';
import {createDevIndex} from '../../src/node/dev/createDevIndex.ts';
import type {AllLoadedContent} from '@help-center/built-site';
import {sourcePages} from '../../src/node/dev/sourcePages.ts';
import {resolveOptions} from '../../src/node/options.ts';
import {emptyFolder, siteIn} from './siteFolder.ts';

const options = resolveOptions({productLabels: {ANSVIS: 'ANSVIS Server'}});

const CONTENT = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: 'current',
          path: '/docs',
          isLast: true,
          docs: [
            doc('camera', {title: 'Camera', sidebar: 'ansvis', frontMatter: {keywords: ['RTSP']}}),
            doc('secret', {unlisted: true}),
            doc('planned', {frontMatter: {draft: true}}),
          ],
          sidebars: {
            ansvis: [
              {
                type: 'category',
                label: 'Guides',
                items: [{type: 'category', label: 'Inner', items: [{type: 'doc', id: 'camera'}]}],
              },
            ],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {blogPosts: [{metadata: page('/blog/first', 'blog/first.md', {title: 'First post'})}]},
  },
  'docusaurus-plugin-content-pages': {
    default: [
      {type: 'mdx', ...page('/about', 'src/pages/about.md', {title: 'About'})},
      {type: 'jsx', ...page('/', 'src/pages/index.tsx', {})},
    ],
  },
} satisfies AllLoadedContent;

function page(permalink: string, file: string, more: object) {
  return {permalink, source: `@site/${file}`, frontMatter: {}, ...more};
}

function doc(id: string, more: object) {
  return {id, ...page(`/docs/ANSVIS/${id}/`, `docs/${id}.mdx`, more)};
}

async function site() {
  const siteDir = await emptyFolder();
  const files = {
    'docs/camera.mdx': 'Connect it.',
    'blog/first.md': 'Hello.',
    'src/pages/about.md': 'Who we are.',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(siteDir, file)), {recursive: true});
    await writeFile(path.join(siteDir, file), text);
  }
  const navbar = {items: [{type: 'docSidebar', sidebarId: 'ansvis', label: 'ANSVIS'}]};
  const info = siteIn(siteDir);
  return {...info, siteConfig: {...info.siteConfig, themeConfig: {navbar}}};
}

async function openFolder(folder: string): Promise<SearchIndex> {
  return openIndex({
    manifest: JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as unknown,
    readPart: (name) => readFile(path.join(folder, name)),
  });
}

async function contents(index: SearchIndex, text: string): Promise<(string | null)[]> {
  const {hits} = await index.search({text});
  return hits.map(({record}) => record.content);
}

describe('pages searched during development', () => {
  test('match the pages of a build', async () => {
    const urls = sourcePages(CONTENT, await site(), options).map(({page: {url}}) => url);
    expect(urls).toEqual([
      'https://docs.example.org/docs/ANSVIS/camera/',
      'https://docs.example.org/blog/first',
      'https://docs.example.org/about',
    ]);
  });

  test('have the section, tag, product and keywords of the built page', async () => {
    const [camera, post, about] = sourcePages(CONTENT, await site(), options).map(
      ({page: described}) => described,
    );
    expect(camera).toMatchObject({
      title: 'Camera',
      section: 'ANSVIS › Guides',
      facets: {docusaurus_tag: 'docs-default-current', version: 'current', product: 'ANSVIS Server'},
      keywords: ['RTSP'],
    });
    expect([post?.section, about?.section]).toEqual(['Blog', 'Documentation']);
  });
});

describe('the development index', () => {
  test('contains the files on disk, and edits after an update', async () => {
    const info = await site();
    const index = createDevIndex(info, path.join(info.siteDir, '.docusaurus'), options);
    await index.update(CONTENT);
    expect(await contents(await openFolder(index.folder), 'connect')).toEqual(['Connect it.']);
    await writeFile(path.join(info.siteDir, 'docs/camera.mdx'), 'Connect the zebra.');
    await index.update(CONTENT);
    expect(await contents(await openFolder(index.folder), 'connect')).toEqual(['Connect the zebra.']);
  });

  test('recovers after a page that could not be read', async () => {
    const info = await site();
    const index = createDevIndex(info, path.join(info.siteDir, '.docusaurus'), options);
    const missing = {
      'docusaurus-plugin-content-pages': {
        default: [{type: 'mdx', ...page('/gone', 'src/pages/gone.md', {})}],
      },
    };
    await expect(index.update(missing)).rejects.toThrow('gone.md');
    await index.update(CONTENT);
    expect(await contents(await openFolder(index.folder), 'hello')).toEqual(['Hello.']);
  });
});
