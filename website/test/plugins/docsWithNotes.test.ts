import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import docsWithNotes from '../../plugins/page-notes/index.ts';

vi.mock('@docusaurus/plugin-content-docs', () => ({default: () => ({}), validateOptions: undefined}));

const PAGE = '## Faults\n\n| Symptom | Cause |\n| --- | --- |\n| It is dark | none |\n';

/** What the plugin tells the pages about docs with these ids, all with the same text. */
async function dataOf(docs: Readonly<Record<string, object>>): Promise<Record<string, unknown>> {
  const siteDir = mkdtempSync(join(tmpdir(), 'docs-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  writeFileSync(join(siteDir, 'page.mdx'), PAGE);
  const loaded = Object.entries(docs).map(([id, more]) => ({
    id,
    title: id,
    permalink: `/docs/${id}`,
    source: '@site/page.mdx',
    frontMatter: {},
    tags: [],
    ...more,
  }));
  const plugin = await docsWithNotes({siteDir, baseUrl: '/'} as never, {} as never);
  const data: Record<string, unknown> = {};
  const createData = async (name: string, value: unknown) => void (data[name] = value);
  const content = {loadedVersions: [{docs: loaded, sidebars: {}}]};
  await plugin.contentLoaded?.({content, actions: {createData}} as never);
  return data;
}

it('names the newest entry of the changelog as the latest release', async () => {
  const [old, latest] = ['X/Changelog/2025-10-05/index', 'X/Changelog/2026-01-02/index'];
  const data = await dataOf({[old]: {}, [latest]: {}, 'X/Changelog/index': {}});
  expect(data['latestRelease.json']).toMatchObject({title: latest});
});

it('lists symptoms of all pages but unlisted ones and drafts', async () => {
  const data = await dataOf({shown: {}, hidden: {unlisted: true}, draft: {draft: true}});
  expect(data['symptoms.json']).toMatchObject([{title: 'shown'}]);
});
