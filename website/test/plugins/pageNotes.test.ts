import {array, assert, constantFrom, property} from 'fast-check';
import {describe, expect, test} from 'vitest';
import {listHeadings} from '../../plugins/page-notes/listParts.ts';
import {listLanding, type LandingPage, type SidebarItem} from '../../plugins/page-notes/listLanding.ts';
import {parsePageSource, readableWords} from '../../plugins/page-notes/PageSource.ts';
import {rankRelated} from '../../plugins/page-notes/rankRelated.ts';

function createSource(
  id: string,
  text: string,
  {tags = [], pageType = 'task'}: {tags?: string[]; pageType?: string} = {},
) {
  return parsePageSource({id, title: id, description: '', tags, keywords: [], pageType}, text);
}

describe('the source of a page', () => {
  test('excludes front matter, code, marks and addresses from the words', () => {
    const text =
      '---\ntitle: Hidden\n---\nOpen [the port](../Port/index.mdx). {/* fact: key */}\n\n```sh\nping\n```\n<Term id="x">RTSP</Term> helps.\n';
    expect(readableWords(text)).toEqual(['open', 'the', 'port', 'rtsp', 'help']);
  });

  test('resolves links by file or address, once each, without self links', () => {
    const text =
      '[a](../B/index.mdx#part) [b](../B/index.mdx) [c](/docs/X/C/) [d](#here) [e](https://a.example/)';
    expect(createSource('X/A/index', text).links).toEqual(['X/B/index', 'X/C/index']);
  });
});

describe('related pages', () => {
  const pages = [
    createSource('X/mqtt/index', 'broker topic publish'),
    createSource('X/rabbit/index', 'broker queue publish'),
    createSource('X/camera/index', 'stream lens picture'),
    createSource('X/list/index', 'broker topic publish', {pageType: 'landing'}),
    createSource('Y/lens/index', 'lens glass [camera](../../X/camera/index.mdx)'),
  ];

  test('rank shared rare words first and exclude landing pages', () => {
    expect(rankRelated(pages, {count: 4}).get('X/mqtt/index')?.[0]).toBe('X/rabbit/index');
    expect([...rankRelated(pages, {count: 4}).values()].flat()).not.toContain('X/list/index');
  });

  test('count links in both directions', () => {
    const related = rankRelated(pages, {
      count: 1,
      weights: {words: 0, links: 1, together: 0, tags: 0, product: 0},
    });
    expect(related.get('X/camera/index')).toEqual(['Y/lens/index']);
    expect(related.get('Y/lens/index')).toEqual(['X/camera/index']);
  });

  test('are none for a page without common words, in any order', () => {
    const alone = createSource('Z/alone/index', 'unheard');
    expect(rankRelated([...pages, alone], {count: 4}).get('Z/alone/index')).toEqual([]);
  });

  test('are the closest of all, in whatever order the pages come', () => {
    const words = constantFrom('broker', 'topic', 'queue', 'stream', 'lens', '[m](../../X/mqtt/index.mdx)');
    assert(
      property(array(array(words, {minLength: 1, maxLength: 4}), {maxLength: 12}), (texts) => {
        const others = texts.map((text, number) => createSource(`Y/${number}/index`, text.join(' ')));
        const all = rankRelated([...pages, ...others], {count: 100});
        const reversed = rankRelated([...pages, ...others].reverse(), {count: 3});
        for (const [id, related] of all) expect(reversed.get(id)).toEqual(related.slice(0, 3));
      }),
    );
  });

  test('exclude pages that are offered elsewhere', () => {
    const related = rankRelated(pages, {count: 4, exclude: () => ['X/rabbit/index']});
    expect(related.get('X/mqtt/index')).not.toContain('X/rabbit/index');
  });
});

test('headings have their addresses, without parts that every task has', () => {
  const page = '# T\n\n## Steps\n\n```md\n## No\n```\n\n## An address\n\n### Below\n\n## Own {#short}\n';
  expect(listHeadings(page, '/docs/X/')).toEqual([
    {title: 'An address', permalink: '/docs/X/#an-address'},
    {title: 'Own', permalink: '/docs/X/#short'},
  ]);
});

test('a page with one part of its own has all its parts in its box', () => {
  const page = '## Before you start\n\n## Steps\n\n## Which versions\n';
  expect(listHeadings(page, '/docs/X/').map(({title}) => title)).toEqual([
    'Before you start',
    'Steps',
    'Which versions',
  ]);
});

describe('landing page lists', () => {
  const types: Record<string, string> = {
    'X/Help/FAQ/index': 'troubleshooting',
    'X/Help/Troubleshoot/index': 'troubleshooting',
  };
  const find = (id: string): LandingPage | undefined =>
    id.endsWith('/index')
      ? {
          title: `Title of ${id}`,
          label: `Label of ${id}`,
          permalink: `/docs/${id.slice(0, -5)}`,
          description: `About ${id}`,
          pageType: types[id] ?? 'concept',
          headings: ['A', 'B', 'C', 'D', 'E'].map((title) => ({title, permalink: `#${title}`})),
        }
      : undefined;
  const doc = (id: string): SidebarItem => ({type: 'doc', id});
  const sidebar: SidebarItem[] = [
    doc('X/index'),
    doc('X/Introduction/index'),
    {
      type: 'category',
      link: {type: 'doc', id: 'X/Help/index'},
      items: [
        doc('X/Help/FAQ/index'),
        {
          type: 'category',
          link: {type: 'doc', id: 'X/Help/More/index'},
          items: [doc('X/Help/Troubleshoot/index')],
        },
      ],
    },
  ];

  test('group all pages of a product by category, without itself or its start', () => {
    const landing = listLanding(sidebar, 'X/index', find);
    expect(landing?.sections).toEqual([
      {
        page: expect.objectContaining({title: 'Label of X/Help/index', permalink: '/docs/X/Help/'}),
        pages: [
          {
            title: 'Title of X/Help/FAQ/index',
            permalink: '/docs/X/Help/FAQ/',
            description: 'About X/Help/FAQ/index',
          },
          {
            title: 'Title of X/Help/More/index',
            permalink: '/docs/X/Help/More/',
            description: 'About X/Help/More/index',
            below: [{title: 'Label of X/Help/Troubleshoot/index', permalink: '/docs/X/Help/Troubleshoot/'}],
          },
        ],
      },
    ]);
    expect(landing?.start?.permalink).toBe('/docs/X/Introduction/');
  });

  test('name uncategorised pages, with their first headings', () => {
    const landing = listLanding([...sidebar, doc('X/Portal/index')], 'X/index', find);
    expect(landing?.sections.map(({page}) => page?.title)).toEqual([
      'Label of X/Help/index',
      'Label of X/Portal/index',
    ]);
    expect(landing?.sections[1]).toMatchObject({
      page: {description: 'About X/Portal/index'},
      pages: [{title: 'A'}, {title: 'B'}, {title: 'C'}, {title: 'D', permalink: '#D'}],
    });
    const flat = listLanding(sidebar.slice(0, 2).concat(doc('X/A/index'), doc('X/B/index')), 'X/index', find);
    expect(flat?.sections.map(({page, pages}) => [page?.title, pages.length])).toEqual([
      ['Label of X/Introduction/index', 4],
      ['Label of X/A/index', 4],
      ['Label of X/B/index', 4],
    ]);
  });

  test('offer troubleshooting, and no page of questions in its place', () => {
    expect(listLanding(sidebar, 'X/index', find)?.troubleshoot?.permalink).toBe('/docs/X/Help/Troubleshoot/');
    const short = [doc('X/index'), doc('X/Introduction/index'), doc('X/Help/FAQ/index')];
    expect(listLanding(short, 'X/index', find)?.troubleshoot).toBeUndefined();
  });

  test('list the pages of a category, and nothing elsewhere', () => {
    expect(
      listLanding(sidebar, 'X/Help/index', find)?.sections.map(({page, pages}) => [
        page?.permalink,
        pages.length,
      ]),
    ).toEqual([
      [undefined, 1],
      ['/docs/X/Help/More/', 1],
    ]);
    expect(listLanding(sidebar, 'X/none', find)).toBeUndefined();
  });
});
