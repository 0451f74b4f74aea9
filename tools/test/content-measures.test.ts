import {expect, it} from 'vitest';
import {readSite} from '@help-center/content';
import {formatFinding} from '../src/content/Finding.ts';
import {
  checkMeasures,
  measurePages,
  MOST_TASK_WORDS,
  summarise,
  type PageMeasure,
} from '../src/content/measurePages.ts';
import {createSite, frontMatter} from './createSite.ts';

const PAGE = 'docs/ANSVIS/Guides/Page/index.mdx';

async function measureOf(body: string, files: Record<string, string> = {}): Promise<PageMeasure | undefined> {
  const text = `${frontMatter({page_type: 'concept'})}${body}\n`;
  const measures = measurePages(await readSite(createSite({[PAGE]: text, ...files})));
  return measures.find(({file}) => file === PAGE);
}

function page(type: string, words: number, pictures = 1): PageMeasure {
  return {file: `docs/${type}-${words}/index.mdx`, type, words, pictures};
}

it('counts headings, text, tables and labels, without code, marks and alternative texts', async () => {
  const body = [
    '## Two words',
    'Press `Save`, then *look*. {/* fact: cool-down */}',
    '| One | Two |\n| --- | --- |\n| 3 | four |',
    '```bash\nnot counted at all\n```',
    '![Not counted either, whatever it says](./picture.svg)',
  ].join('\n\n');
  expect(await measureOf(body)).toMatchObject({words: 2 + 4 + 4, pictures: 1});
});

it('counts included files', async () => {
  const files = {'docs/_shared/_note.mdx': 'Three more words.\n\n![A drawing of it](./a.svg)\n'};
  const body = "import Note from '../../../_shared/_note.mdx';\n\nOne word.\n\n<Note />";
  expect(await measureOf(body, files)).toMatchObject({words: 5, pictures: 1});
});

it('rejects a task page above its limit', () => {
  const tooLong = page('task', MOST_TASK_WORDS + 1);
  expect(checkMeasures([page('task', 5), tooLong]).map(formatFinding)).toEqual([
    expect.stringContaining(`length has ${MOST_TASK_WORDS + 1} words`),
  ]);
  expect(checkMeasures([page('reference', 9999)])).toEqual([]);
});

it('rejects too few pages with pictures', () => {
  const shown = Array.from({length: 8}, () => page('concept', 9));
  const bare = Array.from({length: 2}, () => page('task', 9, 0));
  expect(checkMeasures([...shown, ...bare, page('landing', 9, 0)])).toEqual([]);
  expect(checkMeasures([...shown, ...bare, page('task', 8, 0)]).map(formatFinding)).toEqual([
    expect.stringContaining('picture is one of 3 of 11 content pages without a picture.'),
  ]);
  expect(summarise([...shown, ...bare])).toContain('pictures on 8 of 10 content pages (80 %)');
});
