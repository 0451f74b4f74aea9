import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** Attributes whose value a component usually shows to the reader. */
const VISIBLE_ATTRIBUTES = new Set([
  'caption',
  'description',
  'heading',
  'label',
  'path',
  'question',
  'summary',
  'text',
  'title',
]);

/** The text a reader sees in a node and below it, without tags, images, imports and expressions. */
export function inlineText(node: Nodes): string {
  return collapseSpace(collectText(node));
}

/** Runs of white space become one space; the ends are trimmed. */
export function collapseSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The text that a JSX element shows by its attributes, such as the label of a tab; empty if it shows none. */
export function attributeText(element: MdxJsxFlowElement | MdxJsxTextElement): string {
  // Plain HTML shows nothing by attributes; only components do.
  if (element.name === null || !/^[A-Z]/.test(element.name)) return '';
  return element.attributes
    .flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      VISIBLE_ATTRIBUTES.has(attribute.name) &&
      typeof attribute.value === 'string' &&
      !/^[./]|:\/\//.test(attribute.value)
        ? [attribute.value]
        : [],
    )
    .join(' ');
}

function collectText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'break':
      return ' ';
    case 'html':
      return /^<br\b/i.test(node.value) ? ' ' : '';
    case 'mdxTextExpression':
      // `{' '}` and `{"text"}` are how MDX writes literal text.
      return /^\s*(['"`])(.*)\1\s*$/s.exec(node.value)?.[2] ?? '';
    case 'textDirective':
      // "host:port" and "14:30pm" parse as directives but are text.
      return `:${node.name}${node.children.map(collectText).join('')}`;
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      if (node.name === 'br') return ' ';
      return [attributeText(node), ...node.children.map(collectText)].filter(Boolean).join(' ');
    default:
      return 'children' in node ? node.children.map(collectText).join(separatorOf(node.type)) : '';
  }
}

/** Phrasing runs on; blocks and cells are separate words. */
function separatorOf(type: Nodes['type']): string {
  return [
    'paragraph',
    'heading',
    'emphasis',
    'strong',
    'delete',
    'link',
    'linkReference',
    'tableCell',
  ].includes(type)
    ? ''
    : ' ';
}
