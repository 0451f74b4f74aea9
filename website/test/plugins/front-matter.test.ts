import {join} from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {inspect} from 'node:util';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {parseFrontMatter} from '../../plugins/parseFrontMatter.ts';
import {siteDir} from '../../plugins/siteDir.ts';

const GOOD = {
  title: 'Object tracker',
  description:
    'What the object tracker does, and why an object may get a new number in the middle of a scene.',
  page_type: 'concept',
  sidebar_position: 1,
  last_reviewed: new Date('2026-11-21'),
};

function parse(frontMatter: Record<string, unknown>, file = 'docs/ANSVIS/Tracker/index.mdx') {
  return parseFrontMatter({
    filePath: join(siteDir, file),
    fileContent: '',
    defaultParseFrontMatter: async () => ({frontMatter, content: ''}),
  });
}

describe('parseFrontMatter', () => {
  it('accepts valid front matter', async () => {
    await expect(parse(GOOD)).resolves.toMatchObject({frontMatter: GOOD});
  });

  it('rejects an unknown field and suggests the nearest one', async () => {
    await expect(parse({...GOOD, sidebar_postion: 2})).rejects.toThrow(
      'one field is wrong in docs/ANSVIS/Tracker/index.mdx:\n- "sidebar_postion" is not a known field (its value is 2). Did you mean "sidebar_position"? Take the line out',
    );
  });

  it('prints no stack for a mistake, nor does the error around it', async () => {
    const wrap = (cause: unknown) => new Error('This page cannot be read', {cause});
    const error = await Promise.resolve(parse({...GOOD, sidebar_postion: 2})).then(wrap, wrap);
    expect(inspect(error)).toContain('[front matter] one field is wrong');
    expect(inspect(error)).not.toMatch(/\n +at /);
    await setImmediate();
    expect(inspect(wrap(undefined))).toMatch(/\n +at /);
  });

  it.each([
    [{title: undefined}, '"title" is missing. Write a title of at most 60 characters.'],
    [{description: 'Short.'}, '"description" has 6 characters, at least 50 are needed, received "Short.".'],
    [{page_type: 'taks'}, '"page_type" is not a page type (did you mean "task"?), received "taks".'],
    [{last_reviewed: '2026-02-30'}, '"last_reviewed" must be a day of the calendar, received "2026-02-30".'],
    [{sidebar_position: 0}, '"sidebar_position" must be a number from 1, received 0.'],
    [{redirect_from: ['old']}, '"redirect_from" holds "old", which is not a path from the root of the site'],
    [{keywords: 'ANPR'}, '"keywords" must be a list of texts, received "ANPR".'],
    [{draft: 'yes'}, '"draft" must be true or false, received "yes".'],
  ])('rejects %o', async (change, message) => {
    await expect(parse({...GOOD, ...change})).rejects.toThrow(message);
  });

  it("leaves inline authors to the build's warning", async () => {
    const {page_type: _, sidebar_position: __, last_reviewed: ___, ...post} = GOOD;
    const file = 'blog/2026-01-01-first.md';
    const rest = {...post, slug: 'first', tags: ['news']};
    for (const authors of [[{name: 'X'}], {name: 'X'}, 'x', ['x', {name: 'X', key: 'x'}]]) {
      await expect(parse({...rest, authors}, file)).resolves.toBeDefined();
    }
    await expect(parse({...rest, authors: [{}]}, file)).rejects.toThrow(
      '"authors" must be a list of authors',
    );
  });

  it('lists no contents beside a landing page', async () => {
    const {frontMatter} = await parse({...GOOD, page_type: 'landing'});
    expect(frontMatter.hide_table_of_contents).toBe(true);
    expect((await parse(GOOD)).frontMatter).not.toHaveProperty('hide_table_of_contents');
  });

  it('ignores included files', async () => {
    await expect(parse({}, 'docs/ANSVIS/_partial.mdx')).resolves.toBeDefined();
  });
});

describe('parseFrontMatter without dates', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('hides the review date from the page', async () => {
    vi.stubEnv('HELP_CENTER_DATES', 'off');
    vi.resetModules();
    const fresh = await import('../../plugins/parseFrontMatter.ts');
    const {frontMatter} = await fresh.parseFrontMatter({
      filePath: join(siteDir, 'docs/ANSVIS/Tracker/index.mdx'),
      fileContent: '',
      defaultParseFrontMatter: async () => ({frontMatter: GOOD, content: ''}),
    });
    expect(frontMatter).not.toHaveProperty('last_reviewed');
    expect(frontMatter).toHaveProperty('title', 'Object tracker');
  });
});
