import type {ListItem, PhrasingContent} from 'mdast';
import type {Converter} from './Converter.ts';
import {attribute, hasClass, isElement, lineOf, outermost} from './elements.ts';

const CARD = 'theme-doc-card-container';

/** Converts the cards of a landing page to a list of links with descriptions. */
export const convertCard: Converter = (state, element) => {
  if (element.tagName !== 'section') return undefined;
  const cards = outermost(element, (inner) => hasClass(inner, CARD));
  if (cards.length === 0) return undefined;
  const items = cards.map((card): ListItem => {
    const [title, ...rest] = card.children.filter(isElement);
    const description = lineOf(rest);
    const words: PhrasingContent[] = [
      {
        type: 'link',
        url: state.resolve(attribute(card, 'href')),
        children: [{type: 'text', value: lineOf(title?.children ?? [])}],
      },
      ...(description === '' ? [] : [{type: 'text' as const, value: `: ${description}`}]),
    ];
    return {type: 'listItem', spread: false, children: [{type: 'paragraph', children: words}]};
  });
  return {type: 'list', ordered: false, spread: false, children: items};
};
