import type {Element} from 'hast';
import {defaultHandlers} from 'hast-util-to-mdast';
import type {PhrasingContent} from 'mdast';
import type {Converter} from './Converter.ts';

/** A table with a caption as a line of its own and the table below; Markdown knows no captions. */
export const convertTable: Converter = (state, element) => {
  const caption = element.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'caption',
  );
  if (caption === undefined) return undefined;
  const rest = {...element, children: element.children.filter((child) => child !== caption)};
  const table = defaultHandlers.table(state, rest);
  const line = {type: 'strong' as const, children: state.all(caption) as PhrasingContent[]};
  return [{type: 'paragraph', children: [line]}, table];
};
