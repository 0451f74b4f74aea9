import GithubSlugger from 'github-slugger';
import type {Nodes, RootContent} from 'mdast';
import {attributeText, collapseSpace, inlineText} from './inlineText.ts';
import {collectLinks} from './collectLinks.ts';
import type {PageBlock, PageLink} from './PageDocument.ts';

const EXPLICIT_ID = /\s*\{#([^}\s]+)\}\s*$/;
const CODE_TITLE = /\btitle=(?:"([^"]*)"|'([^']*)')/;
const HIGHLIGHT_COMMENT = /^\s*(?:\/\/|#|<!--|\/\*|--)\s*(?:highlight|prettier)-[\w-]+.*$/;
const BLOCK_TAG = /<\/?(?:address|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|summary|table|tr|ul)\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
  '#39': "'",
};
const PHRASING = new Set([
  'delete',
  'emphasis',
  'inlineCode',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'strong',
  'text',
]);

/** Turns a parsed page into its headings, texts and code blocks, in reading order. */
export function collectBlocks(children: readonly RootContent[]): PageBlock[] {
  const blocks: PageBlock[] = [];
  const slugger = new GithubSlugger();

  const addText = (text: string, links: readonly PageLink[] = []): void => {
    const collapsed = collapseSpace(text);
    // A block without a letter or digit (a rule, a lone bullet) cannot be searched for.
    if (!/[\p{L}\p{N}]/u.test(collapsed)) return;
    blocks.push({
      kind: 'text',
      level: 0,
      text: collapsed,
      anchor: null,
      ...(links.length > 0 ? {links} : {}),
    });
  };

  const addHeading = (level: number, text: string): void => {
    const explicit = EXPLICIT_ID.exec(text)?.[1];
    const title = collapseSpace(text.replace(EXPLICIT_ID, ''));
    if (title !== '')
      blocks.push({kind: 'heading', level, text: title, anchor: explicit ?? slugger.slug(title)});
  };

  const addCode = (value: string, meta: string): void => {
    const title = CODE_TITLE.exec(meta);
    const lines = value.split('\n').filter((line) => !HIGHLIGHT_COMMENT.test(line));
    const text = [title?.[1] ?? title?.[2], ...lines].filter((line) => line !== undefined).join('\n');
    if (text.trim() !== '') blocks.push({kind: 'code', level: 0, text, anchor: null});
  };

  const walkAll = (nodes: readonly Nodes[]): void => {
    let run: Nodes[] = [];
    const flushRun = (): void => {
      if (run.length > 0) addText(run.map(inlineTextWithEdges).join(''), run.flatMap(collectLinks));
      run = [];
    };
    for (const node of nodes) {
      if (PHRASING.has(node.type)) {
        run.push(node);
      } else {
        flushRun();
        walk(node);
      }
    }
    flushRun();
  };

  const walk = (node: Nodes): void => {
    switch (node.type) {
      case 'heading':
        return addHeading(node.depth, inlineText(node));
      case 'paragraph':
        return addText(inlineText(node), collectLinks(node));
      case 'code':
        return addCode(node.value, node.meta ?? '');
      case 'tableRow':
        return addText(inlineText(node), collectLinks(node));
      case 'listItem': {
        const own = node.children.filter((child) => child.type === 'paragraph');
        addText(own.map(inlineText).join(' '), own.flatMap(collectLinks));
        return walkAll(node.children.filter((child) => child.type !== 'paragraph'));
      }
      case 'html':
        for (const text of htmlTexts(node.value)) addText(text);
        return;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const heading = /^h([1-6])$/.exec(node.name ?? '');
        if (node.name === 'script' || node.name === 'style') return;
        if (heading) return addHeading(Number(heading[1]), inlineText(node));
        if (node.name === 'tr' || node.name === 'summary') return addText(inlineText(node));
        addText(attributeText(node));
        return walkAll(node.children);
      }
      default:
        if ('children' in node) walkAll(node.children);
    }
  };

  walkAll(children);
  return blocks;
}

/** Like `inlineText`, but keeps a space at either end, because neighbours of a run are joined. */
function inlineTextWithEdges(node: Nodes): string {
  if (node.type !== 'text') return inlineText(node);
  return node.value.replace(/\s+/g, ' ');
}

/** The texts of raw HTML, one for each block element. */
function htmlTexts(html: string): string[] {
  return html
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .split(BLOCK_TAG)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, ' ')
        .replace(/&(amp|gt|lt|nbsp|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole),
    );
}
