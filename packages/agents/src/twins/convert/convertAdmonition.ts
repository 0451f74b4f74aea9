import type {BlockContent} from 'mdast';
import type {Converter} from './Converter.ts';
import {boldLine, classesOf, hasClass, isElement, lineOf} from './elements.ts';

/** Converts a note, tip or warning to a quote that starts with its title. */
export const convertAdmonition: Converter = (state, element) => {
  if (!hasClass(element, 'theme-admonition')) return undefined;
  const isHeading = (name: string) => name.startsWith('admonitionHeading');
  const heading = element.children.find((child) => isElement(child) && classesOf(child).some(isHeading));
  const title = heading && isElement(heading) ? lineOf(heading.children) : '';
  const rest = element.children.filter((child) => child !== heading);
  const content = state.toFlow(state.all({...element, children: rest})) as BlockContent[];
  const titleLine = title === '' ? [] : [boldLine([{type: 'text', value: title}])];
  return {type: 'blockquote', children: [...titleLine, ...content]};
};
