import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {markdownBlocks} from '../src/markdown/index.ts';
import {fixturePage} from './fixturePage.ts';

function readSource(name: string): string {
  return readFileSync(new URL(`./fixtures/sources/${name}`, import.meta.url), 'utf8');
}

function texts(source: string): string[] {
  return markdownBlocks(source).map(({text}) => text);
}

describe('blocks of a Markdown file', () => {
  test('are those of the page that is built from it', () => {
    const built = fixturePage('docs/ANSVIS/Guides/Camera/index.html').blocks.slice(1);
    expect(markdownBlocks(readSource('camera.mdx'))).toEqual(built);
  });

  test('have the anchors that Docusaurus gives headings', () => {
    const built = fixturePage('docs/ANSVIS/Introduction/index.html').blocks.slice(1);
    const anchors = (blocks: typeof built) =>
      blocks.filter(({kind}) => kind === 'heading').map(({anchor}) => anchor);
    expect(anchors(markdownBlocks(readSource('introduction.mdx')))).toEqual(anchors(built));
  });

  test.each([
    ['## A heading {#own-id}', 'own-id'],
    ['## A heading {/* #own-id */}', 'own-id'],
    ['## Line & zone <b>crossing</b>', 'line--zone-crossing'],
    ['## `code` in Größe', 'code-in-größe'],
  ])('%s has the anchor %s', (source, anchor) => {
    expect(markdownBlocks(source)[0]?.anchor).toBe(anchor);
  });

  test('number the anchors of equal headings', () => {
    expect(markdownBlocks('## Twice\n\n## Twice').map(({anchor}) => anchor)).toEqual(['twice', 'twice-1']);
  });

  test('take the title of an admonition with and without brackets', () => {
    expect(texts(':::note[Mind]\nText\n:::')).toEqual(['Mind: Text']);
    expect(texts(':::note Mind\n\nText\n\n:::')).toEqual(['Mind: Text']);
  });

  test('keep a colon and a word in running text', () => {
    expect(texts('At 10:30 use ns:name.')).toEqual(['At 10:30 use ns:name.']);
  });

  test('leave out front matter, imports, comments and what is marked data-search-ignore', () => {
    const source =
      '---\ntitle: T\n---\nimport X from "./x.js";\n\nText. {/* fact: key */}\n\n<div data-search-ignore>\n\nHidden\n\n</div>\n';
    expect(texts(source)).toEqual(['Text.']);
  });

  test('are found in a page that is not valid MDX yet', () => {
    expect(texts('## Half typed\n\n<Tabs\n\nText {of the page')).toEqual(
      expect.arrayContaining(['Half typed', 'Text {of the page']),
    );
  });
});
