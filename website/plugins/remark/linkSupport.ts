import type {PhrasingContent, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {textOf} from '@help-center/content';
import {toSupportHref, type SupportContext} from '../../supportHref.ts';
import {link, paragraph, text} from './nodes.ts';

/** "support" after words that send readers there. */
const ASKED = /(?<=\b(?:ask|tell|contact|call|(?:it|them|this|message|talk) to) )support\b/gi;

/** Title of the code blocks that are messages to support. */
const MESSAGE = 'title="Message to support';

/** Only a mail takes the message along. */
function labelOf(supportUrl: string): string {
  if (supportUrl.startsWith('mailto:')) return 'Write this message as an email';
  return supportUrl.startsWith('tel:') ? 'Call support' : 'Open the support form';
}

export interface LinkSupportOptions {
  /** How readers reach support; without it, the word stays a word. */
  readonly supportUrl?: string | undefined;
  readonly siteUrl: string;
}

/** The product and address of a docs page from its file. */
function contextOf(file: VFile, siteUrl: string): SupportContext {
  const {frontMatter} = file.data as {frontMatter?: {title?: unknown}};
  const path = /\/(docs\/.*?)\/?(?:index)?\.mdx?$/.exec(file.path ?? '')?.[1];
  return {
    title: typeof frontMatter?.title === 'string' ? frontMatter.title : '',
    address: path === undefined ? siteUrl : `${siteUrl}/${path}/`,
    product: path?.split('/')[1] ?? '',
    part: '',
  };
}

function linkWords(node: Text, href: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let from = 0;
  for (const {0: word, index} of node.value.matchAll(ASKED)) {
    nodes.push(text(node.value.slice(from, index)), link(href, text(word)));
    from = index + word.length;
  }
  return [...nodes, text(node.value.slice(from))];
}

/**
 * Links words such as "ask support" to support, with page and part filled in, and puts a link below each message to it. Without
 * an address of support they stay words, and the messages can be copied.
 */
export function linkSupport({supportUrl, siteUrl}: LinkSupportOptions) {
  return (tree: Root, file: VFile): void => {
    if (supportUrl === undefined) return;
    const context = contextOf(file, siteUrl);
    let part = '';
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') part = textOf(node).replace(/\s*\{#.*\}$/, '');
      if (node.type === 'heading' || node.type === 'link') return SKIP;
      if (node.type === 'code' && parent !== undefined && index !== undefined) {
        if (!node.meta?.includes(MESSAGE)) return undefined;
        const href = toSupportHref(supportUrl, {...context, part, message: node.value});
        parent.children.splice(index + 1, 0, paragraph(link(href, text(labelOf(supportUrl)))));
        return [SKIP, index + 2];
      }
      if (node.type !== 'text' || parent === undefined || index === undefined) return undefined;
      const nodes = linkWords(node, toSupportHref(supportUrl, {...context, part}));
      parent.children.splice(index, 1, ...(nodes as never[]));
      return [SKIP, index + nodes.length];
    });
  };
}
