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

const NOWHERE: Place = {start: 0, end: 0, content: {start: 0, end: 0}};

/** Writes a start tag. */
export const writeStartTag = (element: ElementHead): string => writeTags(element)[0];

const childrenOf = (node: Tree.Node) =>
  'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];

/**
 * Writes a document as parse5 does, and notes the places of the wanted elements. Calls `isWanted` once for each element, in
 * document order.
 */
export function writeDocument(
  document: Tree.Document,
  isWanted: (element: Tree.Element) => boolean,
): {text: string; places: ReadonlyMap<Tree.Element, Place>} {
  const places = new Map<Tree.Element, Place>();
  /** Wanted elements and those around them. Others are written in one go, which is faster. */
  const single = new Set<Tree.Node>();
  const find = (node: Tree.Node): void => {
    if ('tagName' in node && isWanted(node)) {
      // Keeps the order of the document; the place is known once the element is written.
      places.set(node, NOWHERE);
      single.add(node);
    }
    for (const child of childrenOf(node)) {
      find(child);
      if (single.has(child)) single.add(node);
    }
  };
  find(document);
  let text = '';
  const write = (node: Tree.Node): void => {
    if (!('tagName' in node) || !single.has(node)) {
      text += serializeOuter(node);
      return;
    }
    const [startTag, endTag] = writeTags(node);
    const start = text.length;
    const content = {start: start + startTag.length, end: 0};
    text += startTag;
    childrenOf(node).forEach(write);
    content.end = text.length;
    text += endTag;
    if (places.has(node)) places.set(node, {start, end: text.length, content});
  };
  document.childNodes.forEach(write);
  return {text, places};
}
