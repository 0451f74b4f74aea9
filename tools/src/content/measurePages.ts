import type {Nodes} from 'mdast';
import {posix} from 'node:path';
import {visit} from 'unist-util-visit';
import {docPages, type Page, type Site} from '@help-center/content';
import type {Finding} from './Finding.ts';

/** Most words of a single task page. */
export const MOST_TASK_WORDS = 800;
/** Least share of content pages with a picture or a drawing. */
const LEAST_SHARE_WITH_PICTURE = 0.8;

/** Length and pictures of a page. */
export interface PageMeasure {
  /** Path from the website's folder. */
  readonly file: string;
  readonly type: string;
  /** Words in headings, text, lists, tables and notes, including partials; without code blocks and alternative texts. */
  readonly words: number;
  readonly pictures: number;
}

/** Files that the page includes, such as `_any-installer.mdx`. */
function partialsOf(page: Page, site: Site): Page[] {
  return [...page.text.matchAll(/^import \w+ from '(\.[^']+\.mdx)';$/gm)].flatMap(([, path = '']) => {
    const partial = site.pages.get(posix.join(page.folder, path));
    return partial === undefined ? [] : [partial];
  });
}

function measurePage(page: Page, site: Site): PageMeasure {
  let words = 0;
  let pictures = 0;
  for (const part of [page, ...partialsOf(page, site)]) {
    visit(part.tree, (node: Nodes) => {
      if (node.type === 'image') pictures += 1;
      if (node.type !== 'text' && node.type !== 'inlineCode') return;
      words += (node.value.match(/[\p{L}\d][\p{L}\d'’.,:/_-]*/gu) ?? []).length;
    });
  }
  return {file: page.file, type: String(page.frontMatter.page_type), words, pictures};
}

/** Measures all published pages of the docs. */
export function measurePages(site: Site): PageMeasure[] {
  return docPages(site)
    .filter(({frontMatter}) => frontMatter.draft !== true)
    .map((page) => measurePage(page, site));
}

/** Pages with content of their own. */
function contentPages(measures: readonly PageMeasure[]): PageMeasure[] {
  return measures.filter(({type}) => type !== 'landing');
}

/** One line: the longest task page and the share of content pages with a picture. */
export function summarise(measures: readonly PageMeasure[]): string {
  const content = contentPages(measures);
  const shown = content.filter(({pictures}) => pictures > 0).length;
  const tasks = measures.filter(({type}) => type === 'task').map(({words}) => words);
  const share = Math.round((100 * shown) / Math.max(1, content.length));
  return `${tasks.length} task pages, the longest with ${Math.max(0, ...tasks)} words; pictures on ${shown} of ${content.length} content pages (${share} %).`;
}

/** Task pages that are too long, and content pages if too few have a picture. */
export function checkMeasures(measures: readonly PageMeasure[]): Finding[] {
  const at = ({file}: PageMeasure, field: string) => ({file, line: 1, field});
  const findings: Finding[] = measures
    .filter(({type, words}) => type === 'task' && words > MOST_TASK_WORDS)
    .map((measure) => ({
      ...at(measure, 'length'),
      message: `has ${measure.words} words, at most ${MOST_TASK_WORDS} are allowed on a task page.`,
      fix: 'Move what is looked up into a reference page, and link to it.',
    }));
  const content = contentPages(measures);
  const bare = content.filter(({pictures}) => pictures === 0);
  if (bare[0] !== undefined && content.length - bare.length < content.length * LEAST_SHARE_WITH_PICTURE) {
    const message = `is one of ${bare.length} of ${content.length} content pages without a picture.`;
    findings.push({
      ...at(bare[0], 'picture'),
      message,
      fix: 'Draw what the words do not say; see WRITING.md.',
    });
  }
  return findings;
}
