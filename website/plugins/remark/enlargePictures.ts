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

/** The side of a drawing on which it has words for wide windows (src/css/content.css), if any. */
function findSide({children}: Root, index: number): 'after' | 'before' | undefined {
  // Words above the first heading are set in larger type, across the column.
  const isIntroduced = children.slice(0, index).some(({type}) => type === 'heading');
  if (isIntroduced && countWords(children.slice(index - 1, index)) >= FEWEST_LETTERS) return 'after';
  return countWords(children.slice(index + 1)) >= FEWEST_LETTERS ? 'before' : undefined;
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
