import {serializeOuter, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** Where an element stands in the text of its page; ends are exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** The range of its content. */
  readonly content: {readonly start: number; readonly end: number};
}

/** What a start tag is written from. */
export type ElementHead = Pick<Tree.Element, 'tagName' | 'namespaceURI' | 'attrs'>;

/** The tags of an element; the second is empty for elements such as `img`. */
function writeTags({tagName, namespaceURI, attrs}: ElementHead): [start: string, end: string] {
  const shell = {nodeName: tagName, tagName, namespaceURI, attrs, childNodes: [], parentNode: null};
  // What a template holds is written from its content.
  const content: Tree.DocumentFragment = {nodeName: '#document-fragment', childNodes: []};
  const html = serializeOuter({...shell, content} as Tree.Element);
  const end = `</${tagName}>`;
  return html.endsWith(end) ? [html.slice(0, -end.length), end] : [html, ''];
}

/** Writes a start tag. */
export const writeStartTag = (element: ElementHead): string => writeTags(element)[0];

/** Writes a document as parse5 does, and notes the places of these elements. */
export function writeDocument(
  document: Tree.Document,
  wanted: ReadonlySet<Tree.Node>,
): {text: string; places: ReadonlyMap<Tree.Node, Place>} {
  const places = new Map<Tree.Node, Place>();
  let text = '';
  const childrenOf = (node: Tree.Node) =>
    'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  /** Nodes with a wanted element in them. Others are written in one go, which is faster. */
  const parents = new Set<Tree.Node>();
  const findParents = (node: Tree.Node): boolean => {
    for (const child of childrenOf(node)) if (findParents(child)) parents.add(node);
    return wanted.has(node) || parents.has(node);
  };
  findParents(document);
  const write = (node: Tree.Node): void => {
    if (!('tagName' in node) || !(wanted.has(node) || parents.has(node))) {
      text += serializeOuter(node);
      return;
    }
    const start = text.length;
    const [startTag, endTag] = writeTags(node);
    text += startTag;
    const content = {start: text.length, end: text.length};
    childrenOf(node).forEach(write);
    content.end = text.length;
    text += endTag;
    if (wanted.has(node)) places.set(node, {start, end: text.length, content});
  };
  document.childNodes.forEach(write);
  return {text, places};
}
