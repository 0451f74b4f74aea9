import {describe, expect, test} from 'vitest';
import {pageRank, warnOfMissingTabs} from '@help-center/extractor';
import {productOf} from '../src/productOf.ts';
import {fixturePage, parseContent, parseFixture, texts} from './fixturePage.ts';

describe('a built page', () => {
  test.each([
    ['docs/ANSVIS/Guides/Camera/index.html', 'ANSVIS › Guides'],
    ['docs/ANSVIS/Guides/Rules/rule-type/index.html', 'ANSVIS › Guides'],
    ['docs/category/guides/index.html', 'ANSVIS › Guides'],
    ['docs/ANSVIS/Introduction/index.html', 'ANSVIS'],
    ['blog/2025/10/05/first-post/index.html', 'Blog'],
    ['markdown-page/index.html', 'Documentation'],
  ])('%s belongs to the section %s', (file, section) => {
    expect(fixturePage(file).section).toBe(section);
  });

  test('belongs to Documentation when neither navigation nor sidebar names it', () => {
    expect(parseContent('').section).toBe('Documentation');
  });

  test('does not belong to the version or language that is active on the right of the bar', () => {
    const bar =
      '<div class="navbar__items navbar__items--right"><a class=navbar__link--active>Next</a></div>';
    expect(parseContent(bar).section).toBe('Documentation');
  });

  test('takes the first category of the breadcrumbs when there is no sidebar', () => {
    const crumbs =
      '<nav><ul><li class=breadcrumbs__item><a><svg /></a><li class=breadcrumbs__item>Guides<li class=breadcrumbs__item>Deep<li class=breadcrumbs__item>Page</ul></nav>';
    expect(parseContent(crumbs).section).toBe('Guides');
  });

  test('has the tag and version that Docusaurus writes', () => {
    expect(fixturePage('docs/ANSTS/Introduction/index.html')).toMatchObject({
      facets: {docusaurus_tag: 'docs-default-current', version: 'current'},
    });
    expect(fixturePage('index.html')).toMatchObject({
      facets: {docusaurus_tag: 'default', version: null, language: 'en'},
    });
  });

  test('takes the language of contextual search before the one of the document', () => {
    expect(parseContent('', '<meta name=docsearch:language content=pt-BR>').facets.language).toBe('pt-BR');
  });

  test('belongs to the product of its folder, to none outside products', () => {
    expect(fixturePage('docs/ANSTS/Introduction/index.html').facets.product).toBe('ANSTS');
    expect(fixturePage('docs/category/guides/index.html').facets.product).toBeNull();
    expect(fixturePage('index.html').facets.product).toBeNull();
    expect(productOf('/docs/intro/', {})).toBeNull();
  });

  test('is labelled with the name that the site gives the product', () => {
    const productLabels = {ANSTS: 'Training Studio'};
    expect(fixturePage('docs/ANSTS/Introduction/index.html', {productLabels}).facets.product).toBe(
      'Training Studio',
    );
    expect(fixturePage('docs/ANSVIS/Introduction/index.html', {productLabels}).facets.product).toBeNull();
  });

  test('is labelled by the longest path that has a label, and by none if that one is empty', () => {
    const productPaths = {'/docs': '', '/docs/ANSTS': 'Training Studio', '/docs/ANSVIS': ''};
    const labelOf = (file: string) => fixturePage(file, {productPaths}).facets.product;
    expect(labelOf('docs/ANSTS/Introduction/index.html')).toBe('Training Studio');
    expect(labelOf('docs/ANSVIS/Introduction/index.html')).toBeNull();
    expect(labelOf('index.html')).toBeNull();
  });

  test.each([
    [
      'of all pages',
      '<meta property=og:url content=https://x.example/docs/a/b><meta name=og:url content=https://x.example>',
    ],
    [
      'of all pages before its own canonical one',
      '<meta property=og:url content=https://x.example><link rel=canonical href=https://x.example/docs/a/b>',
    ],
    [
      'of the newest version',
      '<meta property=og:url content=https://x.example/docs/a/b><link rel=canonical href=https://x.example/b>',
    ],
  ])('keeps its own address beside one %s', (_, head) => {
    expect(parseContent('', head).url).toBe('https://help.example.com/docs/a/b');
  });

  test('takes an address that does not lead to its file, when it names no other', () => {
    expect(parseContent('', '<link rel=canonical href=https://x.example/moved>').url).toBe(
      'https://help.example.com/moved',
    );
  });

  test('may name its product and rank itself', () => {
    const head = '<meta name=docsearch:product content=Portal><meta name=docsearch:pagerank content=7>';
    expect(parseContent('', head)).toMatchObject({facets: {product: 'Portal'}, pageRank: 7});
  });

  test('ranks below others when it lists changes', () => {
    expect(fixturePage('docs/ANSVIS/Changelog/2025-10-05/index.html').pageRank).toBeLessThan(0);
    expect(fixturePage('docs/ANSVIS/Introduction/index.html').pageRank).toBe(0);
    expect(pageRank('/docs/upgrade-guide/', null)).toBeLessThan(0);
    expect(pageRank('/blog/2025/10/05/first-post/', null)).toBeLessThan(0);
    expect(pageRank('/docs/upgrade-guide/', '2')).toBe(2);
    expect(pageRank('/docs/upgrading_to_v2/', null)).toBeLessThan(0);
    expect(pageRank('/docs/upgrade/', null)).toBe(0);
    expect(pageRank('/docs/upgrades/automated/', null)).toBe(0);
    expect(pageRank('/docs/blogging/', null)).toBe(0);
  });

  test('keeps its path on another origin', () => {
    const page = fixturePage('docs/ANSVIS/Introduction/index.html', {siteUrl: 'https://docs.example.org'});
    expect(page.url).toBe('https://docs.example.org/docs/ANSVIS/Introduction/');
  });

  test('that is served without a slash at the end is found under that address', () => {
    expect(fixturePage('markdown-page/index.html').url).toBe('https://help.example.com/markdown-page');
  });

  test.each([
    ['404.html', 'not found page'],
    ['search/index.html', 'search page'],
    ['docs/old-camera/index.html', 'redirect'],
    ['docs/ANSVIS/Guides/Noindex/index.html', 'noindex'],
    ['docs/ANSVIS/Guides/Secret/index.html', 'unlisted'],
    ['blog/index.html', 'list page'],
    ['blog/archive/index.html', 'list page'],
    ['blog/tags/release/index.html', 'list page'],
    ['docs/tags/camera/index.html', 'list page'],
  ])('%s is left out as %s', (file, reason) => {
    expect(parseFixture(file)).toBe(reason);
  });

  test('marked noindex is searched on request, an unlisted one is not', () => {
    expect(fixturePage('docs/ANSVIS/Guides/Noindex/index.html', {keepNoindex: true}).title).toBe(
      'Noindex page',
    );
    expect(parseFixture('docs/ANSVIS/Guides/Secret/index.html', {keepNoindex: true})).toBe('unlisted');
  });

  test('with the robots value "none" is left out like noindex', () => {
    expect(() => parseContent('<p>Text.</p>', '<meta name=robots content=none>')).toThrow(
      'left out: noindex',
    );
  });
});

describe('the description of a page', () => {
  const descriptionOf = (description: string, content: string) =>
    parseContent(content, `<meta name=description content="${description}">`).description;

  test.each([
    [
      'LANTERNWICKLENGTH is in millimetres.',
      '<ul><li><code>LANTERN_WICK_LENGTH</code> is in millimetres.</li></ul>',
    ],
    [
      "Write alert('gullcry') as text",
      "<p>Write <code>&lt;script&gt;alert('gullcry')&lt;/script&gt;</code> as text</p>",
    ],
  ])('%s is read from the text that Docusaurus made it from', (mangled, content) => {
    expect(descriptionOf(mangled, content)).toBe(texts(parseContent(content))[0]);
  });

  test('is the first paragraph where Docusaurus took the head of a table', () => {
    const table = '<table><tr><th>Ship</th><th>Sailors</th></tr><tr><td>Gull</td><td>4</td></tr></table>';
    expect(descriptionOf('| Ship | Sailors |', `${table}<p>Counted at noon.</p>`)).toBe('Counted at noon.');
    expect(descriptionOf('| Ship | Sailors |', table)).toBeNull();
  });

  test.each([
    ['is the one that the author wrote', 'How to trim a wick.', '<p>Cut it straight.</p>'],
    [
      'stays one sentence of the first paragraph',
      'Cut it straight.',
      '<p>Cut it straight. Then light it.</p>',
    ],
  ])('%s', (_, description, content) => {
    expect(descriptionOf(description, content)).toBe(description);
  });
});

describe('tabs that are loaded on demand', () => {
  const tab = (label: string, isShown: boolean) =>
    `<li role=tab aria-selected=${String(isShown)}>${label}</li>`;
  const panel = (text: string) => `<div role=tabpanel>${text}</div>`;
  const tabs = `<div><ul role=tablist>${tab('Dawn', true)}${tab('Dusk', false)}</ul>`;

  test('are reported with the page that lacks their text', () => {
    const {url, missingTabs} = parseContent(`${tabs}${panel('Raise it.')}</div>`);
    expect(missingTabs).toEqual(['Dusk']);
    expect(warnOfMissingTabs([{url, tabs: missingTabs}])).toMatch(
      /remove "lazy".*\n {2}\/docs\/a\/b\/: "Dusk"$/s,
    );
  });

  test('are not reported when their text is there', () => {
    expect(parseContent(`${tabs}${panel('Raise it.')}${panel('Lower it.')}</div>`).missingTabs).toEqual([]);
    expect(warnOfMissingTabs([])).toBeNull();
  });
});

test('the labels of a drawing without a description are searched', () => {
  const drawing = '<svg role=img><text>Camera</text><g><text>Relay</text></g></svg>';
  expect(texts(parseContent(`<p>${drawing}</p>`))).toEqual(['Camera Relay']);
});
