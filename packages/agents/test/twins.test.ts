import * as fc from 'fast-check';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {parse} from 'parse5';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {createTwin, type Twin} from '../src/twins/createTwin.ts';
import {readPage} from '../src/twins/readPage.ts';
import {comparePage} from './support/compareTexts.ts';
import {pageArbitrary} from './support/pageArbitrary.ts';

const URL_OF_PAGE = 'https://x.example/docs/A/page/';
const pages = new Map([
  ['https://x.example/docs/A/page', URL_OF_PAGE],
  ['https://x.example/docs/x', 'https://x.example/docs/x/'],
  ['https://x.example/blog/post', 'https://x.example/blog/post'],
]);

function twinOf(html: string): Twin {
  const page = readPage({file: 'docs/A/page/index.html', document: parse(html)}, {});
  if (page === null) throw new Error('The page was left out.');
  return createTwin(page, {pages, listUrl: 'https://x.example/llms.txt'});
}

const markdownOf = (html: string): string => twinOf(html).markdown;

function bodyOf(article: string, head = ''): string {
  const html = `<html><head><title>T | S</title><link rel="canonical" href="${URL_OF_PAGE}">${head}</head><body><main><article><h1>T</h1>${article}</article></main></body></html>`;
  return markdownOf(html).split('\n').slice(4).join('\n').trim();
}

test('keeps all text of a page in its copy and adds none', () => {
  fc.assert(
    fc.property(pageArbitrary, (html) => {
      const {missing, invented} = comparePage(html, markdownOf(html));
      expect({missing, invented}).toEqual({missing: [], invented: []});
    }),
    {numRuns: 100},
  );
});

test.each([
  [
    'an address as it stands',
    '<p><a href="https://t.example/?a=b&amp;c=d">https://t.example/?a=b&amp;c=d</a> me@t.example &amp;amp;</p>',
    '[https://t.example/?a=b&c=d](https://t.example/?a=b&c=d) me@t.example \\&amp;',
  ],
  [
    'bold beside Japanese without character references',
    '<p><strong>重要：</strong>次のように。<strong>「保存」</strong>を押す。</p>',
    '<strong>重要：</strong>次のように。<strong>「保存」</strong>を押す。',
  ],
  [
    'powers and formulas',
    '<p>10<sup>6</sup> kg, H<sub>2</sub>O, x<sup>ab</sup></p>',
    '10⁶ kg, H₂O, x<sup>ab</sup>',
  ],
  [
    'line breaks in cells',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>one<br>two</td></tr></tbody></table>',
    '| A |\n| - |\n| one<br>two |',
  ],
  [
    'an embedded film as a link',
    '<iframe src="https://v.example/d" title="The dredger"></iframe>',
    '[The dredger](https://v.example/d)',
  ],
  ['a button in its sentence', '<p>Press <button type="button">Save</button> now.</p>', 'Press Save now.'],
  [
    'the kind of a box with its own title',
    '<div class="theme-admonition theme-admonition-warning"><div class="admonitionHeading_x">Keeper only</div><p>Hot.</p></div>',
    '> **Warning: Keeper only**\n>\n> Hot.',
  ],
  [
    'the label of the only lazy tab on the page',
    '<div class="theme-tabs-container"><ul role="tablist"><li role="tab" aria-selected="false">Dawn</li><li role="tab" aria-selected="true">Dusk</li></ul><div role="tabpanel">Lower it.</div></div>',
    '**Dusk**\n\nLower it.',
  ],
  [
    'footnotes as footnotes',
    '<p>Old<sup><a href="#user-content-fn-quay" data-footnote-ref>1</a></sup>.</p><section data-footnotes><h2 class="sr-only">Footnotes</h2><ol><li id="user-content-fn-quay"><p>Built.</p></li></ol></section>',
    'Old[^quay].\n\n[^quay]: Built.',
  ],
])('writes %s', (_, html, markdown) => {
  expect(bodyOf(html)).toBe(markdown);
});

test('gives headings the levels that Markdown readers expect', () => {
  const check = (html: string): void => {
    const {page, markdown} = twinOf(html);
    const found: {depth: number; offset: number | undefined}[] = [];
    visit(fromMarkdown(markdown), 'heading', ({depth, position}) => {
      found.push({depth, offset: position?.start.offset});
    });
    expect(page.headings.map(({depth, offset}) => ({depth, offset}))).toEqual(found);
  };
  const nested =
    '<blockquote><h2 id="q">In <code>a</code> quote</h2><p>x</p></blockquote><ol><li><p>One</p><h3>In an item</h3></li></ol><pre><code># none\n\n## none</code></pre><h2>Last<br>line</h2>';
  check(
    `<html><head><link rel="canonical" href="${URL_OF_PAGE}"></head><body><main><article><h1>T</h1>${nested}</article></main></body></html>`,
  );
  fc.assert(fc.property(pageArbitrary, check), {numRuns: 100});
});

test('gives each of several headings with the same text its own anchor', () => {
  const {page} = twinOf(
    `<html><head><title>T</title><link rel="canonical" href="${URL_OF_PAGE}"></head><body><main><article><h1>T</h1><h2 id="steps">Steps</h2><p>One.</p><h2 id="steps-1">Steps</h2><p>Two.</p></article></main></body></html>`,
  );
  expect(page.headings.map(({anchor}) => anchor)).toEqual(['', 'steps', 'steps-1']);
});

test('starts with title, page URL, product, date and the list of pages', () => {
  const html = `<html><head><link rel="canonical" href="${URL_OF_PAGE}"></head><body><main><article><h1>T</h1><p>Text</p><footer class="theme-doc-footer"><span class="theme-last-updated"><time datetime="2026-11-02T10:00:00Z" itemprop="dateModified">x</time></span></footer></article></main></body></html>`;
  expect(markdownOf(html)).toBe(
    `# T\n\n> Page: [${URL_OF_PAGE}](${URL_OF_PAGE}) · Product: A · Updated: 2026-11-02 · All pages: [https://x.example/llms.txt](https://x.example/llms.txt)\n\nText\n`,
  );
});

test('links to Markdown copies for every spelling of an address, and makes other links absolute', () => {
  const links = [
    '../../x/#part',
    '/docs/x',
    '/docs/x/index.html',
    '/blog/post',
    '/file.pdf',
    '#here',
    'https://y.example/a',
  ];
  expect(bodyOf(links.map((href) => `<p><a href="${href}">a</a></p>`).join(''))).toBe(
    [
      '[a](https://x.example/docs/x/index.md#part)',
      '[a](https://x.example/docs/x/index.md)',
      '[a](https://x.example/docs/x/index.md)',
      '[a](https://x.example/blog/post.md)',
      '[a](https://x.example/file.pdf)',
      '[a](https://x.example/docs/A/page/index.md#here)',
      '[a](https://y.example/a)',
    ].join('\n\n'),
  );
});

test('writes tabs below each other, each after its label', () => {
  expect(
    bodyOf(
      '<div class="tabs-container"><ul role="tablist"><li role="tab">One</li><li role="tab">Two</li></ul><div role="tabpanel"><p>1</p></div><div role="tabpanel" hidden><p>2</p></div></div>',
    ),
  ).toBe('**One**\n\n1\n\n**Two**\n\n2');
});

test('writes summaries in bold and keeps headings in them', () => {
  expect(bodyOf('<details><summary>More</summary><p>Text</p></details>')).toBe('**More**\n\nText');
  expect(bodyOf('<details><summary aria-label="More"></summary><p>Text</p></details>')).toBe('Text');
  expect(bodyOf('<details><summary><h2 id="a">A</h2></summary><p>Text</p></details>')).toBe('## A\n\nText');
});

test('writes the caption before its table', () => {
  expect(
    bodyOf(
      '<table><caption>Sizes</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    ),
  ).toBe('**Sizes**\n\n| A |\n| - |\n| 1 |');
});

test('turns double quotes in code titles into single quotes', () => {
  expect(bodyOf('<div class="theme-code-block"><div>Set "a"</div><pre><code>let a;</code></pre></div>')).toBe(
    '```text title="Set \'a\'"\nlet a;\n```',
  );
});

test('keeps language, title and lines of a code block', () => {
  expect(
    bodyOf(
      '<div class="language-js codeBlock theme-code-block"><div class="codeBlockTitle_x">a.js</div><div><pre class="prism-code language-js"><code><span class="token-line">let a;<br></span><span class="token-line">  a = 1;<br></span></code></pre><button>Copy</button></div></div>',
    ),
  ).toBe('```js title="a.js"\nlet a;\n  a = 1;\n```');
});

test.each([
  ['noindex', '<meta name="robots" content="noindex, nofollow">', ''],
  ['unlisted', '', '<div class="theme-unlisted-banner">Unlisted</div>'],
  ['a redirect', '<meta http-equiv="refresh" content="0; url=/x">', ''],
])('writes no copy of a page that is %s', (_name, head, article) => {
  const html = `<html><head><link rel="canonical" href="${URL_OF_PAGE}">${head}</head><body><main><article><h1>T</h1>${article}</article></main></body></html>`;
  expect(readPage({file: 'a/index.html', document: parse(html)}, {})).toBeNull();
});

test('writes the definition of a term as a footnote', () => {
  const term = '<span><dfn tabindex="0">Server</dfn><span role="tooltip">What runs the tasks.</span></span>';
  expect(bodyOf(`<p>The ${term} runs them.</p>`)).toBe(
    'The Server[^1] runs them.\n\n[^1]: What runs the tasks.',
  );
});
