import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {isJsxElement} from '@help-center/mdx-nodes';

const BUTTON: MdxJsxFlowElement = {type: 'mdxJsxFlowElement', name: 'Enlarge', attributes: [], children: []};

/** Adds a button below each drawing that shows it larger. */
export function enlargePictures() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (isJsxElement(node) && node.name === 'figure') node.children = [...node.children, BUTTON] as never;
    });
  };
}
