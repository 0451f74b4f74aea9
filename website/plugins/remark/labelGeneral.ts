import type {Paragraph, Root} from 'mdast';
import {isGeneralMark} from '@help-center/content';

const OF_PAGE = 'General advice, except where the product is named';
const OF_SECTION = 'General advice, not specific to the product';

/** Shows a label where a page marks its text as general: at the start of the page, or below a heading. */
export function labelGeneral() {
  return (tree: Root): void => {
    const heading = tree.children.findIndex(({type}) => type === 'heading');
    tree.children = tree.children.map((block, index) => {
      if (!isGeneralMark(block)) return block;
      const isOfPage = heading === -1 || index < heading;
      const label: Paragraph = {
        type: 'paragraph',
        data: {hName: 'p', hProperties: {className: ['general-label'], dataSearchIgnore: ''}},
        children: [{type: 'text', value: isOfPage ? OF_PAGE : OF_SECTION}],
      };
      return label;
    });
  };
}
