import type {Blockquote, PhrasingContent} from 'mdast';
import {AgentsError} from '../errors.ts';
import type {Anchor, ReadPage} from './readPage.ts';
import {appendDefinitions} from './definitions.ts';
import {resolveAddresses, type KnownPages} from './resolveAddresses.ts';
import type {PageHeading, SitePage} from '../site/SiteFile.ts';
import {twinAddress} from '../menu/twinAddress.ts';
import {writeMarkdown, type WrittenHeading} from './writeMarkdown.ts';

/** A page and its Markdown. */
export interface Twin {
  readonly page: SitePage;
  readonly markdown: string;
}

/** Context that all twins of a site share. */
export interface TwinContext {
  readonly pages: KnownPages;
  /** Absolute URL of the list of all pages. */
  readonly listUrl: string;
}

const toText = (value: string): PhrasingContent => ({type: 'text', value});

/** The head of a twin: links to the page for people and to the list of all pages, with product, version and date. */
function createHead({url, product, version, updated}: ReadPage, listUrl: string): Blockquote {
  const facts: PhrasingContent[] = [
    toText('Page: '),
    {type: 'link', url, children: [toText(url)]},
    ...(product === null ? [] : [toText(` · Product: ${product}`)]),
    ...(version === null ? [] : [toText(` · Version: ${version}`)]),
    ...(updated === null ? [] : [toText(` · Updated: ${updated}`)]),
    toText(' · All pages: '),
    {type: 'link', url: listUrl, children: [toText(listUrl)]},
  ];
  return {type: 'blockquote', children: [{type: 'paragraph', children: facts}]};
}

/** The headings of the twin with the page's anchors, without headings that only the page has, such as those of cards. */
function addAnchors(written: readonly WrittenHeading[], anchors: readonly Anchor[]): PageHeading[] {
  let next = 0;
  return written.map(({text: words, depth, offset}) => {
    const at = anchors.findIndex((anchor, index) => index >= next && normal(anchor.text) === normal(words));
    if (at >= 0) next = at + 1;
    return {anchor: anchors[at]?.anchor ?? '', text: words, depth, offset};
  });
}

const normal = (words: string) => words.replace(/[\s\u200B]+/g, '');

/** Creates the twin of a page. Changes the page's tree: makes URLs absolute and inserts the head. */
export function createTwin(page: ReadPage, {pages, listUrl}: TwinContext): Twin {
  const {tree, anchors, ...about} = page;
  const {url} = about;
  resolveAddresses(tree, url, pages);
  const first = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const head = createHead(page, listUrl);
  if (first < 0) {
    tree.children.unshift({type: 'heading', depth: 1, children: [{type: 'text', value: page.title}]}, head);
  } else {
    // Drops what precedes the title, such as the reading time.
    tree.children.splice(0, first + 1, ...tree.children.slice(first, first + 1), head);
  }
  appendDefinitions(tree);
  const {markdown, headings: written} = writeMarkdown(tree);
  const headings = addAnchors(written, anchors);
  const [title] = headings;
  if (title === undefined) throw new AgentsError('AGENTS_BAD_PAGE', `"${url}" has no title.`);
  return {
    page: {...about, markdownUrl: twinAddress(url), title: title.text, headings},
    markdown,
  };
}
