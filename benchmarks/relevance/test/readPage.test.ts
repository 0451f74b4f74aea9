import {expect, test} from 'vitest';
import type {PageBlock} from '../src/PageDocument.ts';
import {readPage} from '../src/readPage.ts';

function read(markdown: string, path = 'guides/a.mdx') {
  return readPage({path, url: 'https://x/a', title: null}, markdown);
}

/** The blocks as `kind: text`. */
function texts(markdown: string): string[] {
  return read(markdown).blocks.map((block: PageBlock) => `${block.kind}: ${block.text}`);
}

test('takes title, description and keywords of the front matter', () => {
  const page = read(
    '---\ntitle: Cameras\ndescription: How to add one.\nkeywords: [rtsp, onvif]\n---\n\nText.',
  );
  expect(page).toMatchObject({title: 'Cameras', description: 'How to add one.', keywords: ['rtsp', 'onvif']});
});

test('takes the first heading as the title and does not repeat it', () => {
  expect(read('# Cameras\n\nText.')).toMatchObject({
    title: 'Cameras',
    blocks: [{kind: 'text', text: 'Text.'}],
  });
});

test('names a page without any title by its file', () => {
  expect(read('Text.', 'guides/add-camera.md').title).toBe('Add camera');
});

test('takes the top folder as the category', () => {
  expect([read('', 'getting-started/x/a.md').category, read('', 'a.md').category]).toEqual([
    'Getting started',
    'Documentation',
  ]);
});

test('gives headings the anchors that the site gives them', () => {
  const page = read('## Add a `camera`\n\n## Add a camera\n\n## Other {#explicit}');
  expect(page.blocks.map((block) => block.anchor)).toEqual(['add-a-camera', 'add-a-camera-1', 'explicit']);
});

test('makes a block of each paragraph, list item and table row', () => {
  expect(texts('One *two*\nthree.\n\n- a\n- b\n  - c\n\n| h | i |\n| - | - |\n| j | k |')).toEqual([
    'text: One two three.',
    'text: a',
    'text: b',
    'text: c',
    'text: h i',
    'text: j k',
  ]);
});

test('keeps the lines of code and its title', () => {
  expect(texts('```js title="a.js"\nlet a;\n// highlight-next-line\nlet b;\n```')).toEqual([
    'code: a.js\nlet a;\nlet b;',
  ]);
});

test('reads admonitions with their title in both spellings', () => {
  expect(texts(':::tip First\n\nOne.\n\n:::\n\n:::note[Second]\n\nTwo.\n\n:::')).toEqual([
    'text: First',
    'text: One.',
    'text: Second',
    'text: Two.',
  ]);
});

test('reads all tabs and their labels', () => {
  const tabs =
    '<Tabs>\n<TabItem value="a" label="Linux">\n\nOne.\n\n</TabItem>\n<TabItem value="b" label="Windows">\n\nTwo.\n\n</TabItem>\n</Tabs>';
  expect(texts(tabs)).toEqual(['text: Linux', 'text: One.', 'text: Windows', 'text: Two.']);
});

test('reads details', () => {
  expect(texts('<details>\n<summary>More</summary>\n\nHidden.\n\n</details>')).toEqual([
    'text: More',
    'text: Hidden.',
  ]);
});

test('drops imports, comments and images', () => {
  expect(
    texts('import A from "./a";\n\n<!-- note to authors -->\n\n{/* and this */}\n\n![alt](a.png)\n\nText.'),
  ).toEqual(['text: Text.']);
});

test('reads a page that is not valid MDX as Markdown', () => {
  expect(texts('Use <none> or {x.\n\n<b>Bold</b> &amp; plain')).toEqual([
    'text: Use or {x.',
    'text: Bold & plain',
  ]);
});

test('keeps a colon in words as text', () => {
  expect(texts('Open localhost:port now.')).toEqual(['text: Open localhost:port now.']);
});

test('reads the title of front matter that is not valid YAML', () => {
  expect(read('---\ntitle: Cameras: an overview\n---\n\nText.').title).toBe('Cameras: an overview');
});

test('keeps the links of a block as they were written', () => {
  expect(read('See [the `api`](../api.md#get) and <Link to="/start">start</Link>.').blocks[0]?.links).toEqual(
    [
      {text: 'the api', href: '../api.md#get'},
      {text: 'start', href: '/start'},
    ],
  );
});
