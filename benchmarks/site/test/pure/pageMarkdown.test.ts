import {expect, it} from 'vitest';
import type {ContentPage} from '../../src/content/createContent.ts';
import {pageMarkdown} from '../../src/content/pageMarkdown.ts';
import {
  docusaurusDialect,
  headingDialect,
  nextraDialect,
  starlightDialect,
} from '../../src/peers/dialects.ts';

const page: ContentPage = {
  product: 'ONE',
  group: 'Guides',
  name: 'page-0001',
  position: 3,
  title: 'Alpha',
  description: 'About alpha.',
  blocks: [
    {kind: 'paragraph', text: 'First.'},
    {kind: 'heading', level: 3, text: 'Part'},
    {
      kind: 'table',
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    {kind: 'code', language: 'js', text: 'run();'},
    {kind: 'tip', text: 'Hint.'},
    {kind: 'list', items: ['x', 'y']},
  ],
  next: {index: 1},
};
const next: ContentPage = {...page, group: 'References', name: 'page-0002', title: 'Beta'};

it('writes every kind of block', () => {
  expect(pageMarkdown(page, next, docusaurusDialect)).toMatchInlineSnapshot(`
    "---
    title: Alpha
    description: About alpha.
    sidebar_position: 3
    ---

    [Beta](../References/page-0002.md)

    First.

    ### Part

    | a | b |
    | --- | --- |
    | c | d |

    \`\`\`js
    run();
    \`\`\`

    :::tip

    Hint.

    :::

    - x
    - y
    "
  `);
});

it('writes the title as a heading where the tool shows no other', () => {
  expect(pageMarkdown(page, next, headingDialect)).toContain('\n# Alpha\n');
});

it('links by address where the tool leaves links as they are', () => {
  expect(pageMarkdown(page, next, starlightDialect)).toContain('[Beta](/docs/one/references/page-0002/)');
});

it('writes tips as the tool reads them, and pictures by their file', () => {
  const blocks: ContentPage['blocks'] = [
    {kind: 'tip', text: 'Hint.'},
    {kind: 'picture', file: 'window-1.png', text: 'A window', seed: 1},
  ];
  const text = pageMarkdown({...page, blocks}, next, nextraDialect);
  expect(text).toContain('\n> [!TIP]\n>\n> Hint.\n');
  expect(text).toContain('\n![A window](./window-1.png)\n');
});
