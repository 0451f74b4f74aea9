import type {Root} from 'mdast';
import {parse as parseYaml} from 'yaml';
import {collectBlocks} from './collectBlocks.ts';
import type {PageBlock, PageDocument} from './PageDocument.ts';
import {parseMarkdown} from './parseMarkdown.ts';

/** What a corpus says about a page beside its Markdown. */
export interface PageEntry {
  readonly path: string;
  readonly url: string;
  /** Title shown to readers; `null` to take the front matter's, the first heading, or the file name. */
  readonly title: string | null;
}

/**
 * Converts one Markdown or MDX page into the document that all engines index.
 * The page's own first heading is left out of the blocks when it repeats the title.
 */
export function readPage(entry: PageEntry, source: string): PageDocument {
  const root = parseMarkdown(source);
  const frontMatter = readFrontMatter(root);
  const blocks = collectBlocks(root.children);
  const first = blocks.find((block) => block.kind === 'heading' && block.level === 1);
  const title = entry.title ?? textOf(frontMatter['title']) ?? first?.text ?? fileLabel(entry.path);
  return {
    path: entry.path,
    url: entry.url,
    title,
    category: categoryOf(entry.path),
    description: textOf(frontMatter['description']),
    keywords: keywordsOf(frontMatter['keywords']),
    blocks: blocks.filter((block) => !(block === first && sameText(block, title))),
  };
}

function sameText(block: PageBlock, title: string): boolean {
  return block.text.toLowerCase() === title.toLowerCase();
}

function readFrontMatter(root: Root): Readonly<Record<string, unknown>> {
  const node = root.children[0];
  if (node?.type !== 'yaml') return {};
  try {
    const value: unknown = parseYaml(node.value, {uniqueKeys: false, logLevel: 'error'});
    return typeof value === 'object' && value !== null ? {...value} : {};
  } catch {
    return readPlainLines(node.value);
  }
}

/** Some generators accept `title: Cameras: an overview`, which YAML does not: takes `key: rest of the line`. */
function readPlainLines(block: string): Readonly<Record<string, string>> {
  const lines = block.matchAll(/^([a-z_]+):[ \t]*(\S.*)$/gim);
  return Object.fromEntries([...lines].map(([, key = '', value = '']) => [key, value.trim()]));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function keywordsOf(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',')
      : [];
  return list.flatMap((keyword) => textOf(keyword) ?? []);
}

/** `getting-started/install.md` gives `Getting started`; a page at the top gives `Documentation`. */
function categoryOf(path: string): string {
  const [folder, ...rest] = path.split('/');
  return rest.length === 0 || folder === undefined ? 'Documentation' : labelOf(folder);
}

function fileLabel(path: string): string {
  return labelOf((path.split('/').at(-1) ?? path).replace(/\.mdx?$/, ''));
}

function labelOf(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
