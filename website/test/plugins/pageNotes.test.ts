import {describe, expect, test} from 'vitest';
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
  test('front matter, code, marks and addresses are no words of a reader', () => {
    const text =
      '---\ntitle: Hidden\n---\nOpen [the port](../Port/index.mdx). {/* fact: key */}\n\n```sh\nping\n```\n<Term id="x">RTSP</Term> helps.\n';
    expect(readableWords(text)).toEqual(['open', 'the', 'port', 'rtsp', 'help']);
  });

  test('links lead to pages by file or by address, each once, and never to the page itself', () => {
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

  test('pages with the same rare words come first, and landing pages never', () => {
    expect(rankRelated(pages, {count: 4}).get('X/mqtt/index')?.[0]).toBe('X/rabbit/index');
    expect([...rankRelated(pages, {count: 4}).values()].flat()).not.toContain('X/list/index');
  });

  test('a link counts in both directions', () => {
    const related = rankRelated(pages, {
      count: 1,
      weights: {words: 0, links: 1, together: 0, tags: 0, product: 0},
    });
    expect(related.get('X/camera/index')).toEqual(['Y/lens/index']);
    expect(related.get('Y/lens/index')).toEqual(['X/camera/index']);
  });

  test('a page that has nothing in common with others has no related ones, whatever pages before it have', () => {
    const alone = createSource('Z/alone/index', 'unheard');
    expect(rankRelated([...pages, alone], {count: 4}).get('Z/alone/index')).toEqual([]);
  });

  test('pages that are offered anyway are left out', () => {
    const related = rankRelated(pages, {count: 4, exclude: () => ['X/rabbit/index']});
    expect(related.get('X/mqtt/index')).not.toContain('X/rabbit/index');
  });
});

describe('what a landing page lists', () => {
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

  test("a product's page has each category with all pages below it, those of categories inside it below these, and never itself or its start", () => {
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

  test('beside categories, a page without one has a name of its own in the list', () => {
    const landing = listLanding([...sidebar, doc('X/Portal/index')], 'X/index', find);
    expect(landing?.sections.map(({page}) => page?.title)).toEqual([
      'Label of X/Help/index',
      'Label of X/Portal/index',
    ]);
    expect(landing?.sections[1]?.pages.map(({title}) => title)).toEqual(['Title of X/Portal/index']);
    const flat = listLanding(sidebar.slice(0, 2).concat(doc('X/A/index'), doc('X/B/index')), 'X/index', find);
    expect(flat?.sections.map(({page, pages}) => [page, pages.length])).toEqual([[undefined, 3]]);
  });

  test('help is the page about faults, and the questions only where there is none', () => {
    expect(listLanding(sidebar, 'X/index', find)?.troubleshoot?.permalink).toBe('/docs/X/Help/Troubleshoot/');
    const short = [doc('X/index'), doc('X/Introduction/index'), doc('X/Help/FAQ/index')];
    expect(listLanding(short, 'X/index', find)?.troubleshoot?.permalink).toBe('/docs/X/Help/FAQ/');
  });

  test("a category's page lists what is below it; a page that is nowhere lists nothing", () => {
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
