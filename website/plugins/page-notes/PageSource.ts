import {posix} from 'node:path';

/** The parts of a page's source that the notes are made from. */
export interface PageSource {
  readonly id: string;
  readonly product: string;
  readonly isLanding: boolean;
  readonly tags: readonly string[];
  /** Words of the text, in lower case, in reading order. */
  readonly words: readonly string[];
  /** Words of title, description, keywords and headings. */
  readonly topWords: readonly string[];
  /** Ids of the pages it links to in its text. */
  readonly links: readonly string[];
}

const FRONT_MATTER = /^---\n.*?\n---\n/s;
const UNREAD = /```.*?```|\{\/\*.*?\*\/\}|^import .*$|<[^>]*>|!?\[([^\]]*)\]\([^)]*\)/gms;
const WORD = /[\p{L}\d][\p{L}\d.-]*[\p{L}\d]|\p{L}/gu;
const HEADING = /^#{2,4} (.*?)(?: \{#[\w-]+\})?$/gm;
const FILE_LINK = /\]\((\.[^)#\s]*\.mdx?)[^)]*\)/g;
const SITE_LINK = /\]\(\/docs\/([^)#?\s]+?)\/?(?:#[^)]*)?\)/g;

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).map((word) => word.replace(/(?<=[a-z]{3})s$/, ''));
}

/** The words a reader reads: no front matter, no code samples, no marks, no addresses. */
export function readableWords(text: string): string[] {
  return wordsOf(text.replace(FRONT_MATTER, '').replace(UNREAD, ' $1 '));
}

/** The parts of a page's front matter that describe its subject. */
export interface PageHead {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  readonly pageType: string;
}

/** Parses the text of a page; links to other docs pages count by file and by address. */
export function parsePageSource(head: PageHead, text: string): PageSource {
  const {id} = head;
  const body = text.replace(FRONT_MATTER, '');
  const files = [...body.matchAll(FILE_LINK)].map(([, path = '']) =>
    posix.join(posix.dirname(id), path).replace(/\.mdx?$/, ''),
  );
  const addresses = [...body.matchAll(SITE_LINK)].map(([, path = '']) => `${decodeURIComponent(path)}/index`);
  const headings = [...body.matchAll(HEADING)].map(([, heading = '']) => heading);
  return {
    id,
    product: id.split('/')[0] ?? '',
    isLanding: head.pageType === 'landing',
    tags: head.tags,
    words: readableWords(text),
    topWords: wordsOf([head.title, head.description, ...head.keywords, ...headings].join(' ')),
    links: [...new Set([...files, ...addresses])].filter((link) => link !== id),
  };
}
