import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {createPage} from '../src/newPage/createPage.ts';
import {createSite, frontMatter} from './createSite.ts';

const TEMPLATES = {
  'templates/task.mdx': `${frontMatter({page_type: 'task', last_reviewed: '2026-01-01', sidebar_position: '9'})}**Goal:** …\n`,
  'templates/concept.mdx': 'x',
  'templates/landing.mdx': frontMatter({page_type: 'landing'}),
};

function create(type: string, path: string): string {
  const dir = createSite(TEMPLATES);
  return readFileSync(join(dir, createPage({dir, type, path, today: '2026-11-21'})), 'utf8');
}

describe('createPage', () => {
  it('writes the template as last page of its folder, reviewed today', () => {
    const text = create('task', 'ANSVIS/Guides/Model');
    expect(text).toContain('page_type: task\nsidebar_position: 2\nlast_reviewed: 2026-11-21\n');
  });

  it('accepts the path of the file', () => {
    expect(create('task', 'website/docs/ANSVIS/Guides/Model/index.mdx')).toContain('**Goal:**');
  });

  it('writes the landing page of a new product', () => {
    expect(create('landing', 'ANSXY')).toContain('page_type: landing\n');
  });

  it.each([
    [
      'taks',
      'ANSVIS/Guides/Model',
      '"taks" is not a page type. Did you mean "task"? Use concept, landing, task.',
    ],
    [
      'task',
      'ANSVIS/Guides/Camera',
      'website/docs/ANSVIS/Guides/Camera/index.mdx exists. Choose another path, or edit it.',
    ],
    [
      'task',
      'ANSVIS/Rules/Zone',
      'website/docs/ANSVIS/Rules/index.mdx does not exist, so nothing would link to the page. Run first: npm run new-page -- landing ANSVIS/Rules',
    ],
    [
      'task',
      'ANSVIS/My page',
      '"ANSVIS/My page" is not a valid place for a page. Give product and folders without spaces, such as ANSVIS/Guides/Camera.',
    ],
  ])('rejects %s %s', (type, path, message) => {
    expect(() => create(type, path)).toThrow(message);
  });
});
