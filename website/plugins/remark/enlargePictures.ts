import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {isJsxElement, literalAttribute, readAttribute} from '@help-center/mdx-nodes';

const BUTTON: MdxJsxFlowElement = {type: 'mdxJsxFlowElement', name: 'Enlarge', attributes: [], children: []};

/** Words beside a drawing fill at least a few lines. */
const FEWEST_LETTERS = 100;

function countLetters(node: RootContent): number {
  let letters = 0;
  visit(node, ['text', 'inlineCode'], (part) => {
    if ('value' in part) letters += part.value.length;
  });
  return letters;
}

/** Whether a node is words that can stand beside a drawing: a paragraph, or a list without numbers. */
const isBeside = (node: RootContent) =>
  node.type === 'paragraph' || (node.type === 'list' && node.ordered !== true);

/** Letters of the words at the beginning of some nodes. */
function countWords(nodes: readonly RootContent[]): number {
  const end = nodes.findIndex((node) => !isBeside(node));
  const words = end === -1 ? nodes : nodes.slice(0, end);
  return words.reduce((sum, node) => sum + countLetters(node), 0);
}

/**
 * The side of a drawing on which it has words for wide windows (src/css/content.css), if any: those after it, those before it,
 * or both the first words of a page and the words of its first section.
 */
function findSide({children}: Root, index: number): 'after' | 'before' | 'lead' | undefined {
  const [before, after] = [children.slice(0, index), children.slice(index + 1)];
  if (countWords(before.slice(-1)) >= FEWEST_LETTERS) {
    const isLead = before.every(({type}) => type !== 'heading');
    const [heading, words] = after;
    return isLead && heading?.type === 'heading' && words && isBeside(words) ? 'lead' : 'after';
  }
  return countWords(after) >= FEWEST_LETTERS ? 'before' : undefined;
}

/** Adds a button below each drawing that shows it larger, and marks drawings with words before or after them. */
export function enlargePictures() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || node.name !== 'figure') return;
      node.children = [...node.children, BUTTON] as never;
      if (parent?.type !== 'root' || index === undefined) return;
      if (readAttribute(node, 'className') !== 'diagram') return;
      const side = findSide(parent, index);
      if (side) node.attributes = [literalAttribute('className', `diagram diagram-${side}`)];
    });
  };
}
