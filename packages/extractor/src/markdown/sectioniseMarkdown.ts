import GithubSlugger from 'github-slugger';
import type {Block} from '../Block.ts';
import {BlockWriter} from '../BlockWriter.ts';
import {jsxAttribute, type MarkdownNode} from './MarkdownNode.ts';
import {isComponent, isSilent, markdownText, rawMarkdownText} from './markdownText.ts';

/** Splits a parsed page into headings and blocks of text, like the HTML stage splits the built page. */
export function sectioniseMarkdown(root: MarkdownNode): Block[] {
  const walker = new MarkdownWalker();
  walker.walkChildren(root);
  return walker.end();
}

class MarkdownWalker {
  readonly #writer = new BlockWriter();
  readonly #slugger = new GithubSlugger();

  end(): Block[] {
    this.#writer.endBlock();
    this.#writer.dropLead();
    return this.#writer.blocks;
  }

  walkChildren(node: MarkdownNode): void {
    for (const child of node.children ?? []) this.#walk(child, node);
  }

  #walk(node: MarkdownNode, parent: MarkdownNode): void {
    if (isComponent(node)) this.#walkComponent(node, parent);
    else if (node.type === 'heading') this.#walkHeading(node);
    else if (node.type === 'code')
      this.#writer.addCode([fenceTitle(node), withoutMagicComments(node.value ?? '')].join('\n'));
    else if (node.type === 'table') this.#walkTable(node);
    else if (node.type === 'containerDirective') this.#walkAdmonition(node);
    else if (node.type === 'paragraph') this.#walkParagraph(node, parent);
    else if (node.type === 'listItem') this.#walkItem(node, parent);
    else if (BLOCK_TYPES.has(node.type)) this.#walkBlock(node);
    else if (!SILENT_TYPES.has(node.type)) this.#writer.addText(rawMarkdownText(node));
  }

  #walkBlock(node: MarkdownNode): void {
    this.#writer.endBlock();
    this.walkChildren(node);
    this.#writer.endBlock();
  }

  #walkParagraph(node: MarkdownNode, parent: MarkdownNode): void {
    // Paragraphs of a list item form one block.
    const joins = parent.type === 'listItem' || ['li', 'dd', 'dt', 'summary'].includes(parent.name ?? '');
    if (joins) this.#writer.addText(' ');
    else this.#writer.endBlock();
    this.walkChildren(node);
    if (!joins) this.#writer.endBlock();
  }

  #walkItem(item: MarkdownNode, list: MarkdownNode): void {
    const isOrdered = list.ordered === true || list.name === 'ol';
    const step = isOrdered ? (list.start ?? 1) + (list.children ?? []).indexOf(item) : null;
    this.#writer.startItem(step);
    this.walkChildren(item);
    this.#writer.endItem();
  }

  #walkHeading(node: MarkdownNode): void {
    const {text, id} = splitHeadingId(node);
    this.#writer.addHeading(node.depth ?? 1, text, id ?? this.#slugger.slug(text));
  }

  #walkTable(node: MarkdownNode): void {
    for (const row of node.children ?? []) {
      this.#writer.addRow((row.children ?? []).map(markdownText));
    }
  }

  #walkAdmonition(node: MarkdownNode): void {
    const label = node.children?.find((child) => child.data?.directiveLabel === true);
    this.#writer.endBlock();
    if (label !== undefined) this.#writer.setLead(markdownText(label));
    for (const child of node.children ?? []) if (child !== label) this.#walk(child, node);
    this.#writer.endBlock();
    this.#writer.dropLead();
  }

  #walkComponent(node: MarkdownNode, parent: MarkdownNode): void {
    const name = node.name ?? '';
    if (isSilent(node)) return;
    if (/^h[1-6]$/.test(name))
      this.#writer.addHeading(Number(name[1]), markdownText(node), jsxAttribute(node, 'id'));
    else if (name === 'pre' || name === 'CodeBlock') this.#writer.addCode(rawMarkdownText(node));
    else if (name === 'TabItem') this.#walkTab(node);
    else if (name === 'dt' || name === 'summary') this.#walkLead(node);
    else if (name === 'tr') this.#writer.addRow(componentsOf(node).map(markdownText));
    else if (name === 'li') this.#walkItem(node, parent);
    else if (name === 'p') this.#walkParagraph(node, parent);
    else if (node.type === 'mdxJsxTextElement' || name === 'img' || name === 'svg')
      this.#writer.addText(rawMarkdownText(node));
    else {
      this.#walkBlock(node);
      if (name === 'dd' || name === 'dl' || name === 'details') this.#writer.dropLead();
    }
  }

  #walkTab(node: MarkdownNode): void {
    const label = jsxAttribute(node, 'label') ?? jsxAttribute(node, 'value') ?? '';
    this.#writer.addPanel(label, () => this.walkChildren(node));
  }

  #walkLead(node: MarkdownNode): void {
    this.#writer.endBlock();
    this.walkChildren(node);
    this.#writer.endLead();
  }
}

const BLOCK_TYPES = new Set(['list', 'blockquote', 'footnoteDefinition', 'leafDirective', 'root']);

const SILENT_TYPES = new Set([
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'definition',
  'footnoteReference',
  'thematicBreak',
]);

/** The cells of a row written as components; MDX wraps cells on one line in a paragraph. */
function componentsOf(node: MarkdownNode): MarkdownNode[] {
  return (node.children ?? []).flatMap((child) => (isComponent(child) ? [child] : componentsOf(child)));
}

function fenceTitle({meta}: MarkdownNode): string {
  return /\btitle=(["'])(.*?)\1/.exec(meta ?? '')?.[2] ?? '';
}

/** Removes comments such as `// highlight-next-line`, as Docusaurus does. */
function withoutMagicComments(code: string): string {
  return code.replace(/^.*\bhighlight-(next-line|start|end)\b.*$\n?/gm, '');
}

/** Separates an explicit id from a heading: `{#id}`, or a comment `{/* #id *\/}` in strict MDX. */
function splitHeadingId(node: MarkdownNode): {text: string; id: string | null} {
  const last = node.children?.at(-1);
  const commented =
    last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value ?? '') : null;
  const text = markdownText(node);
  if (commented?.[1] !== undefined) return {text, id: commented[1]};
  const [matched, id] = /\s*\{#([^\s}]+)\}$/.exec(text) ?? [];
  return matched === undefined || id === undefined
    ? {text, id: null}
    : {text: text.slice(0, -matched.length), id};
}
