import type {Element} from 'hast';
import {defaultHandlers} from 'hast-util-to-mdast';
import type {PhrasingContent} from 'mdast';
import type {Converter} from './Converter.ts';
import {boldLine} from './elements.ts';

/** Converts the caption of a table to a line above it, because Markdown has no captions. */
export const convertTable: Converter = (state, element) => {
  const caption = element.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'caption',
  );
  if (caption === undefined) return undefined;
  const rest = {...element, children: element.children.filter((child) => child !== caption)};
  const table = defaultHandlers.table(state, rest);
  return [boldLine(state.all(caption) as PhrasingContent[]), table];
};
