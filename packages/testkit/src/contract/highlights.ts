import {expect} from 'vitest';
import {ask} from './ask.ts';
import type {ContractCases} from './cases.ts';

const MARK = {highlightPreTag: '<mark>', highlightPostTag: '</mark>'};

/** Highlights and snippets. */
export function describeHighlights({holds}: ContractCases): void {
  holds('marks the words of the query in the heading path and the text', async (client) => {
    const {hits} = await ask(client, 'firewall camera', MARK);
    expect(hits[0]?._highlightResult?.hierarchy?.['lvl2']).toEqual({
      value: '<mark>Camera</mark> does not connect',
      matchLevel: 'partial',
      fullyHighlighted: false,
      matchedWords: ['camera'],
    });
    expect(hits[0]?._highlightResult?.content?.value).toContain('Check the <mark>firewall</mark>: port');
  });
  holds('marks only the typed beginning of a word', async (client) => {
    const {hits} = await ask(client, 'firew', MARK);
    expect(hits[0]?._highlightResult?.content?.value).toContain('<mark>firew</mark>all');
  });
  holds('marks the word that a misspelt one was corrected to', async (client) => {
    const {hits} = await ask(client, 'firewoll ', MARK);
    expect(hits[0]?._highlightResult?.content?.value).toContain('<mark>firewall</mark>');
  });
  holds('uses the tags of the crawler template unless told otherwise', async (client) => {
    const {hits} = await ask(client, 'firewall');
    expect(hits[0]?._highlightResult?.content?.value).toContain(
      '<span class="algolia-docsearch-suggestion--highlight">firewall</span>',
    );
  });
  holds('escapes everything but its own tags', async (client) => {
    const {hits} = await ask(client, 'alert escape', {...MARK, attributesToSnippet: ['content:20']});
    expect(hits[0]?._highlightResult?.content?.value).toBe(
      'Write &lt;script&gt;<mark>alert</mark>(&quot;x&quot;)&lt;/script&gt; &amp; <mark>escape</mark> it.',
    );
    expect(hits[0]?._highlightResult?.hierarchy?.['lvl2']?.value).toBe('HTML &amp; &lt;b&gt;tags&lt;/b&gt;');
    expect(hits[0]?._snippetResult?.content?.value).not.toContain('<script');
  });
  holds('lists only the levels that there are, in their order', async (client) => {
    const {hits} = await ask(client, 'E1042', {
      attributesToSnippet: ['hierarchy.lvl1:5', 'hierarchy.lvl3:5'],
    });
    expect(Object.keys(hits[0]?._highlightResult?.hierarchy ?? {})).toEqual(['lvl0', 'lvl1', 'lvl2', 'lvl3']);
    expect(Object.keys(hits[0]?._snippetResult?.hierarchy ?? {})).toEqual(['lvl1', 'lvl3']);
    expect(hits[0]?.hierarchy).toHaveProperty('lvl6', null);
  });
  holds('cuts a snippet to the number of words around the match', async (client) => {
    const {hits} = await ask(client, 'firewall', {
      ...MARK,
      attributesToSnippet: ['content:4'],
      snippetEllipsisText: '…',
    });
    expect(hits[0]?._snippetResult?.content).toEqual({
      value: 'Check the <mark>firewall</mark>: port…',
      matchLevel: 'full',
    });
  });
  holds('puts the ellipsis on both sides of a snippet from the middle', async (client) => {
    const {hits} = await ask(client, 'server', {
      ...MARK,
      attributesToSnippet: ['content:3'],
      snippetEllipsisText: '[...]',
    });
    expect(hits[0]?._snippetResult?.content?.value).toBe('[...]the <mark>server</mark> and[...]');
  });
  holds('gives snippets only of the attributes asked for', async (client) => {
    const {hits} = await ask(client, 'firewall');
    expect(hits[0]).not.toHaveProperty('_snippetResult');
  });
  holds('says that nothing matched in a text without the words', async (client) => {
    const {hits} = await ask(client, 'firewall', MARK);
    expect(hits[0]?._highlightResult?.hierarchy?.['lvl1']).toEqual({
      value: 'Cameras',
      matchLevel: 'none',
      matchedWords: [],
    });
  });
  holds('returns only the attributes asked for beside identity and address', async (client) => {
    const {hits} = await ask(client, 'firewall', {
      attributesToRetrieve: ['hierarchy.lvl0', 'content', 'type', 'url'],
    });
    expect(hits[0]).toMatchObject({objectID: expect.any(String), url: expect.stringMatching(/^https:/u)});
    expect(hits[0]).not.toHaveProperty('weight');
  });
}
