import type {Paragraph, Root} from 'mdast';
import {isGeneralMark} from '@help-center/content';

/** Text of the label; `content.css` sets it small. */
const LABEL = 'General advice, not specific to the product';

/** Shows a label where a page marks its text as general: at the start of the page, or below a heading. */
export function labelGeneral() {
  return (tree: Root): void => {
    tree.children = tree.children.map((block) => {
      if (!isGeneralMark(block)) return block;
      const label: Paragraph = {
        type: 'paragraph',
        data: {hName: 'p', hProperties: {className: ['general-label'], dataSearchIgnore: ''}},
        children: [{type: 'text', value: LABEL}],
      };
      return label;
    });
  };
}
