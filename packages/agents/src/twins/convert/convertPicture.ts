import type {Converter} from './Converter.ts';
import {attribute, isElement, lineOf, outermost} from './elements.ts';

function nameOf(svg: Parameters<Converter>[1]): string {
  const described = svg.children
    .filter(isElement)
    .filter(({tagName}) => tagName === 'title' || tagName === 'desc')
    .map(({children}) => lineOf(children))
    .filter((text) => text !== '');
  // Icons may also have a label, but not the role.
  if (described.length > 0) return described.join('. ');
  return attribute(svg, 'role') === 'img' ? attribute(svg, 'ariaLabel') : '';
}

/** Converts a diagram to its description and labels; removes icons. */
export const convertPicture: Converter = (_state, element) => {
  if (element.tagName !== 'svg') return undefined;
  const name = nameOf(element);
  if (name === '') return [];
  const words = outermost(element, ({tagName}) => tagName === 'text')
    .map(({children}) => lineOf(children))
    .filter((text) => text !== '');
  const inside = words.length === 0 ? '' : ` In it: ${words.join(' | ')}.`;
  return {type: 'emphasis', children: [{type: 'text', value: `Diagram: ${name}${inside}`}]};
};
