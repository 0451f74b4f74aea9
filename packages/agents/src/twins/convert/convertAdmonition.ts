import type {BlockContent} from 'mdast';
import type {Converter} from './Converter.ts';
import {classesOf, hasClass, isElement, lineOf} from './elements.ts';

/** A note, tip or warning as a quote that begins with its title. */
export const convertAdmonition: Converter = (state, element) => {
  if (!hasClass(element, 'theme-admonition')) return undefined;
  const isHeading = (name: string) => name.startsWith('admonitionHeading');
  const heading = element.children.find((child) => isElement(child) && classesOf(child).some(isHeading));
  const title = heading && isElement(heading) ? lineOf(heading.children) : '';
  const rest = element.children.filter((child) => child !== heading);
  const content = state.toFlow(state.all({...element, children: rest})) as BlockContent[];
  return {
    type: 'blockquote',
    children: [
      ...(title === ''
        ? []
        : [
            {
              type: 'paragraph' as const,
              children: [{type: 'strong' as const, children: [{type: 'text' as const, value: title}]}],
            },
          ]),
      ...content,
    ],
  };
};
