import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {highlight, snippet} from '@help-center/engine';
import {createPage} from '@help-center/testkit';
import {text, word} from './support/arbitraries.ts';
import {openBuilt} from './support/openBuilt.ts';

const TAGS = {pre: '[[', post: ']]'};
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const unescape = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => ENTITIES[entity] ?? '');

async function matcherOf(content: string, query: string) {
  const index = await openBuilt(createPage({path: '/docs/a/', title: 'Page', text: [content]}));
  const {matcher} = await index.search({text: query, advancedSyntax: false});
  return matcher;
}

describe('highlight', () => {
  it('never changes the marked text', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (content, query) => {
        const {html} = highlight(content, await matcherOf(content, query), {pre: '', post: ''});
        expect(unescape(html)).toBe(content);
      }),
    );
  });

  it('escapes markup of the text', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (content, query) => {
        const matcher = await matcherOf(content, query);
        expect(highlight(content, matcher, TAGS).html).not.toMatch(/[<>"']/u);
        expect(snippet(content, matcher, TAGS, 5, '<...>').html).not.toMatch(/[<>"']/u);
      }),
    );
  });

  it('marks every query word', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(word, {minLength: 1, maxLength: 8}), async (list) => {
        const [first = ''] = list;
        const matcher = await matcherOf(list.join(' '), `zzzz ${first} `);
        fc.pre(matcher.words.includes(first));
        const {html, matchedWords} = highlight(list.join(' '), matcher, TAGS);
        expect(html.split(' ')).toContain(`[[${first}]]`);
        expect(matchedWords).toContain(first);
      }),
    );
  });

  it('flags a fully highlighted text', async () => {
    const matcher = await matcherOf('Camera', 'camera');
    expect(highlight('Camera', matcher, TAGS)).toEqual({
      runs: [{text: 'Camera', marked: true}],
      html: '[[Camera]]',
      matchLevel: 'full',
      matchedWords: ['camera'],
      fullyHighlighted: true,
    });
  });
});

describe('snippet', () => {
  it('has at most the requested number of words', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, {maxLength: 30}),
        word,
        fc.integer({min: 1, max: 10}),
        async (list, query, size) => {
          const content = list.join(' ');
          const {html} = snippet(content, await matcherOf(content, query), {pre: '', post: ''}, size, '…');
          const shown = html.replace(/^…|…$/gu, '');
          expect(content).toContain(shown);
          expect(shown === '' ? 0 : shown.split(' ').length).toBe(Math.min(size, list.length));
        },
      ),
    );
  });

  it('shows the place with the most query words', async () => {
    const content = 'one alpha two three four five six alpha beta seven eight';
    const {html} = snippet(content, await matcherOf(content, 'alpha beta '), TAGS, 4, '…');
    expect(html).toBe('…six [[alpha]] [[beta]] seven…');
  });

  it('drops a stop, comma, semicolon or colon before the ellipsis, and keeps a question mark', async () => {
    for (const sign of ['.', ',', ';', ':']) {
      const content = `alpha beta${sign} gamma delta`;
      const {html} = snippet(content, await matcherOf(content, 'alpha '), TAGS, 2, '…');
      expect(html).toBe('[[alpha]] beta…');
    }
    const question = 'alpha beta? gamma delta';
    expect(snippet(question, await matcherOf(question, 'alpha '), TAGS, 2, '…').html).toBe(
      '[[alpha]] beta?…',
    );
  });

  it('prefers different query words to a repeated one', async () => {
    const content = 'alpha alpha alpha one two three four five alpha beta six';
    const {html} = snippet(content, await matcherOf(content, 'alpha beta '), TAGS, 3, '…');
    expect(html).toContain('[[alpha]] [[beta]]');
  });
});
