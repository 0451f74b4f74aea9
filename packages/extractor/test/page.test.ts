import {describe, expect, test} from 'vitest';
import {pageRank} from '@help-center/extractor';
import {fixturePage, parseContent, parseFixture} from './fixturePage.ts';

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
      tag: 'docs-default-current',
      version: 'current',
    });
    expect(fixturePage('index.html')).toMatchObject({tag: 'default', version: null, language: 'en'});
  });

  test('takes the language of contextual search before the one of the document', () => {
    expect(parseContent('', '<meta name=docsearch:language content=pt-BR>').language).toBe('pt-BR');
  });

  test('belongs to the product of its folder, to none outside products', () => {
    expect(fixturePage('docs/ANSTS/Introduction/index.html').product).toBe('ANSTS');
    expect(fixturePage('docs/category/guides/index.html').product).toBeNull();
    expect(fixturePage('index.html').product).toBeNull();
  });

  test('is labelled with the name that the site gives the product', () => {
    const productLabels = {ANSTS: 'Training Studio'};
    expect(fixturePage('docs/ANSTS/Introduction/index.html', {productLabels}).product).toBe(
      'Training Studio',
    );
    expect(fixturePage('docs/ANSVIS/Introduction/index.html', {productLabels}).product).toBeNull();
  });

  test('is labelled by the longest path that has a label, and by none if that one is empty', () => {
    const productPaths = {'/docs': '', '/docs/ANSTS': 'Training Studio', '/docs/ANSVIS': ''};
    const labelOf = (file: string) => fixturePage(file, {productPaths}).product;
    expect(labelOf('docs/ANSTS/Introduction/index.html')).toBe('Training Studio');
    expect(labelOf('docs/ANSVIS/Introduction/index.html')).toBeNull();
    expect(labelOf('index.html')).toBeNull();
  });

  test('may name its product and rank itself', () => {
    const head = '<meta name=docsearch:product content=Portal><meta name=docsearch:pagerank content=7>';
    expect(parseContent('', head)).toMatchObject({product: 'Portal', pageRank: 7});
  });

  test('ranks below others when it lists changes', () => {
    expect(fixturePage('docs/ANSVIS/Changelog/2025-10-05/index.html').pageRank).toBeLessThan(0);
    expect(fixturePage('docs/ANSVIS/Introduction/index.html').pageRank).toBe(0);
    expect(pageRank('/docs/upgrade-guide/', null)).toBeLessThan(0);
    expect(pageRank('/blog/2025/10/05/first-post/', null)).toBeLessThan(0);
    expect(pageRank('/docs/upgrade-guide/', '2')).toBe(2);
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
});
