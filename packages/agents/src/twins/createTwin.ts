import type {Blockquote, PhrasingContent} from 'mdast';
import {AgentsError} from '../errors.ts';
import type {Anchor} from './collectAnchors.ts';
import type {ReadPage} from './readPage.ts';
import {resolveAddresses, type KnownPages} from './resolveAddresses.ts';
import type {PageHeading, SitePage} from './SitePage.ts';
import {twinAddress} from '../menu/twinAddress.ts';
import {writeMarkdown, type WrittenHeading} from './writeMarkdown.ts';

/** A page and its Markdown. */
export interface Twin {
  readonly page: SitePage;
  readonly markdown: string;
}

/** What the twins of a site have in common. */
export interface TwinContext {
  readonly pages: KnownPages;
  /** Absolute address of the list of all pages. */
  readonly listUrl: string;
}

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** What a reader of the twin must know before the text: the page for people, its product and day, and the list of all pages. */
function createHead({url, product, updated}: ReadPage, listUrl: string): Blockquote {
  const facts: PhrasingContent[] = [
    text('Page: '),
    {type: 'link', url, children: [text(url)]},
    ...(product === null ? [] : [text(` · Product: ${product}`)]),
    ...(updated === null ? [] : [text(` · Updated: ${updated}`)]),
    text(' · All pages: '),
    {type: 'link', url: listUrl, children: [text(listUrl)]},
  ];
  return {type: 'blockquote', children: [{type: 'paragraph', children: facts}]};
}

/** The headings of the twin with the anchors of the page; headings that only the page has, such as those of cards, are left out. */
function addAnchors(written: readonly WrittenHeading[], anchors: readonly Anchor[]): PageHeading[] {
  let next = 0;
  return written.map(({text: words, depth, offset}) => {
    const at = anchors.findIndex((anchor, index) => index >= next && normal(anchor.text) === normal(words));
    if (at >= 0) next = at + 1;
    return {anchor: anchors[at]?.anchor ?? '', text: words, depth, offset};
  });
}

const normal = (words: string) => words.replace(/[\s\u200B]+/g, '');

/** Makes the twin of a page. The page's tree is changed: addresses become absolute, the head is put in. */
export function createTwin(page: ReadPage, {pages, listUrl}: TwinContext): Twin {
  const {tree, url, description, product, updated} = page;
  resolveAddresses(tree, url, pages);
  const first = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const head = createHead(page, listUrl);
  if (first < 0) {
    tree.children.unshift({type: 'heading', depth: 1, children: [{type: 'text', value: page.title}]}, head);
  } else {
    // What stands before the title, such as the time to read, is no part of the text.
    tree.children.splice(0, first + 1, ...tree.children.slice(first, first + 1), head);
  }
  const {markdown, headings: written} = writeMarkdown(tree);
  const headings = addAnchors(written, page.anchors);
  const [title] = headings;
  if (title === undefined) throw new AgentsError('AGENTS_BAD_PAGE', `"${url}" has no title.`);
  return {
    page: {url, markdownUrl: twinAddress(url), title: title.text, description, product, updated, headings},
    markdown,
  };
}
