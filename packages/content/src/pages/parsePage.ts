/* oxlint-disable typescript/triple-slash-reference -- imports of types alone are left out of declarations */
/// <reference types="remark-directive" preserve="true" />
/// <reference types="remark-mdx" preserve="true" />
/* oxlint-enable typescript/triple-slash-reference */
import {posix} from 'node:path';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';

/** Where a page of the site is, and its front matter. */
export interface PageHead {
  /** Path from the website's folder, with slashes: `docs/ANSVIS/Guides/Camera/index.mdx`. */
  readonly file: string;
  /** The folder of the file. */
  readonly folder: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Fields of the front matter in their order, with their lines. */
  readonly fieldLines: ReadonlyMap<string, number>;
}

/** A page of the site: its text, its front matter and its parsed Markdown. */
export interface Page extends PageHead {
  readonly text: string;
  readonly tree: Root;
}

/** A page that cannot be read, and where the parser stopped. */
export class PageSyntaxError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.name = 'PageSyntaxError';
    this.line = line;
  }
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

/** Parses the front matter of a page and nothing else; throws a {@link PageSyntaxError} with the line where it is broken. */
export function parsePageHead(file: string, text: string): PageHead {
  const block = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text)?.[1] ?? '';
  const lineCounter = new LineCounter();
  const document = parseDocument(block, {lineCounter});
  const [error] = document.errors;
  if (error !== undefined) {
    throw new PageSyntaxError(error.message.split('\n')[0] ?? '', lineCounter.linePos(error.pos[0]).line + 1);
  }
  const fieldLines = new Map<string, number>();
  for (const {key} of isMap(document.contents) ? document.contents.items : []) {
    if (isScalar(key)) fieldLines.set(String(key.value), lineCounter.linePos(key.range?.[0] ?? 0).line + 1);
  }
  const frontMatter = (document.toJS() ?? {}) as Record<string, unknown>;
  return {file, folder: posix.dirname(file), frontMatter, fieldLines};
}

/** Path of a page's address from the root of the site: `/docs/ANSVIS/Guides/Camera/`. */
export function pageUrl({file, folder, frontMatter}: PageHead): string {
  if (file.startsWith('blog/')) {
    return `/blog/${typeof frontMatter.slug === 'string' ? frontMatter.slug : posix.basename(folder)}`;
  }
  if (file.startsWith('src/pages/'))
    return file.replace(/^src\/pages/, '').replace(/(?:\/index)?\.mdx?$/, '');
  if (posix.basename(file).replace(/\.mdx?$/, '') !== 'index') return `/${file.replace(/\.mdx?$/, '')}`;
  return folder === 'docs' ? '/docs' : `/${folder}/`;
}

/** Parses a page; throws a {@link PageSyntaxError} with the line where Markdown or front matter is broken. */
export function parsePage(file: string, text: string): Page {
  const head = parsePageHead(file, text);
  // The braces of an explicit anchor are no expression. The length stays the same, and so do positions in the text.
  const escaped = text.replaceAll(/^(#{1,6} .*)\{(#[^}\n]+)\}[ \t]*$/gm, '$1⟨$2⟩');
  try {
    return {...head, text, tree: parser.parse(escaped)};
  } catch (error) {
    const {reason, line} = error as {reason?: string; line?: number};
    throw new PageSyntaxError(reason ?? (error as Error).message, line ?? 1);
  }
}
