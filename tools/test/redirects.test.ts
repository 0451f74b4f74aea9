import {describe, expect, it} from 'vitest';
import {collectRedirects, readPageHeads} from '@help-center/content';
import {createSite, frontMatter} from './createSite.ts';

function collect(
  from: string,
  extra: {from: string; to: string}[] = [],
  fields: Record<string, string> = {},
) {
  const page = `${frontMatter({redirect_from: `[${from}]`, ...fields})}Text.\n`;
  return collectRedirects(readPageHeads(createSite({'docs/ANSVIS/Rules/index.mdx': page})), extra);
}

describe('collectRedirects', () => {
  it('merges redirects of pages and site', () => {
    expect(collect('/old/', [{from: '/older/', to: '/docs/ANSVIS/'}])).toEqual([
      {from: '/old/', to: '/docs/ANSVIS/Rules/'},
      {from: '/older/', to: '/docs/ANSVIS/'},
    ]);
  });

  it('omits drafts', () => {
    expect(collect('/old/', [], {draft: 'true'})).toEqual([]);
  });

  it.each([
    [
      'an address that leads to itself',
      '/docs/ANSVIS/Rules',
      [],
      '/docs/ANSVIS/Rules leads to itself. Take it out.',
    ],
    [
      'the address of a page',
      '/docs/ANSVIS/',
      [],
      '/docs/ANSVIS/ is the address of a page, so the page would be unreachable.',
    ],
    [
      'one address twice',
      '/old/',
      [{from: '/old', to: '/docs/ANSVIS/'}],
      '/old is redirected at docs/ANSVIS/Rules/index.mdx:7, too. Keep one of them.',
    ],
    [
      'a chain',
      '/old/',
      [{from: '/older/', to: '/old/'}],
      '/older/ leads to /old/, which leads on to /docs/ANSVIS/Rules/. Lead to /docs/ANSVIS/Rules/ directly.',
    ],
    [
      'a loop',
      '/x/',
      [
        {from: '/a/', to: '/b/'},
        {from: '/b/', to: '/a/'},
      ],
      '/a/ and /b/ lead to each other. Take one out.',
    ],
  ])('rejects %s', (_title, from, extra, message) => {
    expect(() => collect(from, extra)).toThrow(message);
  });
});
