// Compares a page with its twin by the pieces of their texts; shares nothing with the conversion.
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** What was lost and what was added. */
export interface TextDifference {
  /** Pieces of the page. */
  readonly pieces: number;
  /** Pieces of the page that the twin does not have, or has in another order. */
  readonly missing: readonly string[];
  /** Pieces of the twin that the page does not have. */
  readonly invented: readonly string[];
}

const NO_TEXT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'button',
  'nav',
  'footer',
  'select',
  'iframe',
]);
const NO_TEXT_CLASSES =
  /^(breadcrumbs|table-of-contents|hash-link|theme-doc-toc-mobile|theme-doc-toc-desktop|theme-doc-footer|theme-last-updated|avatar|pagination-nav|admonitionIcon.*|theme-doc-version.*|sr-only|theme-edit-this-page)$/;

const valueOf = (node: Node, name: string) =>
  'attrs' in node ? (node.attrs.find((attr) => attr.name === name)?.value ?? null) : null;

function isShown(node: Node): boolean {
  if (!('tagName' in node)) return true;
  if (NO_TEXT.has(node.tagName) || valueOf(node, 'aria-hidden') === 'true') return false;
  const isByline = node.tagName === 'div' && node.childNodes.some(({nodeName}) => nodeName === 'time');
  if (node.tagName === 'form' && hasBelow(node, 'textarea')) return false;
  const isIcon = node.tagName === 'svg' && valueOf(node, 'role') !== 'img';
  const classes = valueOf(node, 'class')?.split(/\s+/) ?? [];
  return !isByline && !isIcon && !classes.some((name) => NO_TEXT_CLASSES.test(name));
}

function hasBelow(node: Node, name: string): boolean {
  return (
    'childNodes' in node && node.childNodes.some((child) => child.nodeName === name || hasBelow(child, name))
  );
}

/** The pieces of text that a reader of the page sees or hears, in their order. */
function* piecesOf(node: Node): Generator<string> {
  if (!isShown(node)) return;
  if ('value' in node && node.nodeName === '#text') yield (node as {value: string}).value;
  if (node.nodeName === 'svg') yield valueOf(node, 'aria-label') ?? '';
  if (node.nodeName === 'input') yield valueOf(node, 'value') ?? '';
  // Labels of tabs stand together on the page and apart in the twin; definitions of terms are footnotes there.
  if (['tablist', 'tooltip'].includes(valueOf(node, 'role') ?? '')) return;
  if ('childNodes' in node) for (const child of node.childNodes) yield* piecesOf(child);
}

function* definitionsOf(node: Node): Generator<string> {
  if (!isShown(node)) return;
  if (valueOf(node, 'role') === 'tooltip') yield* allText(node);
  else if ('childNodes' in node) for (const child of node.childNodes) yield* definitionsOf(child);
}

function findMain(node: Node): Node | null {
  if (node.nodeName === 'main') return node;
  if (!('childNodes' in node)) return null;
  for (const child of node.childNodes) {
    const found = findMain(child);
    if (found !== null) return found;
  }
  return null;
}

const squeeze = (text: string) => text.replace(/[\s\u00AD\u200B\u2060\uFEFF]+/g, '');

interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly meta?: string | null;
  readonly alt?: string | null;
  readonly children?: readonly MarkdownNode[];
}

function* piecesOfMarkdown(node: MarkdownNode): Generator<string> {
  if (node.type === 'html') return;
  if (node.type === 'code' && node.meta) yield /^title="(.*)"$/.exec(node.meta)?.[1] ?? node.meta;
  if (node.value !== undefined) yield node.value;
  if (node.type === 'image' && node.alt) yield node.alt;
  for (const child of node.children ?? []) yield* piecesOfMarkdown(child);
}

/** The words that the twin adds on its own. */
const ADDED = /^Diagram:|^(?:Note|Tip|Info|Warning|Danger|Caution|Important):| In it: |[|.():]|\n/g;

/** The head of a twin, after its title, is no text of the page. */
function piecesOfTwin(markdown: string): string[] {
  const tree = fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  const [title, head, ...rest] = tree.children as readonly MarkdownNode[];
  const read = head?.type === 'blockquote' ? [title, ...rest] : [title, head, ...rest];
  return read.filter((node) => node !== undefined).flatMap((node) => [...piecesOfMarkdown(node)]);
}

/** All text and spoken labels below the node, hidden or not. */
function* allText(node: Node): Generator<string> {
  if ('value' in node && node.nodeName === '#text') yield (node as {value: string}).value;
  for (const name of ['aria-label', 'value', 'alt', 'title']) yield valueOf(node, name) ?? '';
  if ('childNodes' in node) for (const child of node.childNodes) yield* allText(child);
}

/** Compares the main text of a built page with its twin. */
export function comparePage(html: string, markdown: string): TextDifference {
  // The rest of a finished page is mostly styles.
  // What stands before the title belongs to the page, not to its text.
  const from = Math.max(html.indexOf('<h1', html.indexOf('<main')), 0);
  const main = findMain(parse(`<main>${html.slice(from, html.indexOf('</main>'))}</main>`));
  if (main === null) throw new Error('The page has no main text.');
  const pieces = [...piecesOf(main), ...definitionsOf(main)].map(squeeze).filter((piece) => piece !== '');
  const twin = piecesOfTwin(markdown);
  const twinText = squeeze(twin.join(''));
  let after = 0;
  const missing = pieces.filter((piece) => {
    const at = twinText.indexOf(piece, after);
    if (at >= 0) after = at + piece.length;
    return at < 0;
  });
  const everything = squeeze([...allText(main)].join(''));
  const invented = twin
    .flatMap((piece) => piece.split(ADDED))
    .map(squeeze)
    .filter((piece) => piece !== '' && !everything.includes(piece));
  return {pieces: pieces.length, missing, invented};
}
