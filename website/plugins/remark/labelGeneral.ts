import type {ElementContent} from 'hast';
import type {Paragraph, Root} from 'mdast';
import {isGeneralMark} from '@help-center/content';
import {BOOK_GLYPH} from '../../bookGlyph.ts';

const OF_PAGE = 'General advice, except where the product is named';
const OF_SECTION = 'General advice';

function label(value: string): Paragraph {
  const {viewBox, d} = BOOK_GLYPH;
  const path: ElementContent = {
    type: 'element',
    tagName: 'path',
    properties: {fillRule: 'evenodd', d},
    children: [],
  };
  const glyph: ElementContent = {
    type: 'element',
    tagName: 'svg',
    properties: {viewBox, ariaHidden: 'true'},
    children: [path],
  };
  return {
    type: 'paragraph',
    data: {
      hName: 'p',
      hProperties: {className: ['general-label'], dataSearchIgnore: ''},
      hChildren: [glyph, {type: 'text', value}],
    },
    children: [{type: 'text', value}],
  };
}

/** Shows a label where a page marks its text as general: at the start of the page, or below a heading. */
export function labelGeneral() {
  return (tree: Root): void => {
    const heading = tree.children.findIndex(({type}) => type === 'heading');
    tree.children = tree.children.map((block, index) => {
      if (!isGeneralMark(block)) return block;
      const isOfPage = heading === -1 || index < heading;
      return label(isOfPage ? OF_PAGE : OF_SECTION);
    });
  };
}
