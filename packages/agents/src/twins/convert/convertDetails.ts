import type {Element} from 'hast';
import type {Nodes, PhrasingContent} from 'mdast';
import type {Converter} from './Converter.ts';
import {boldLine, isElement} from './elements.ts';

/** Converts collapsed content to its summary, followed by the rest. */
export const convertDetails: Converter = (state, element) => {
  if (element.tagName !== 'details') return undefined;
  const summary = element.children.find((child) => isElement(child) && child.tagName === 'summary');
  const rest = element.children.filter((child) => child !== summary);
  const content = state.toFlow(state.all({...element, children: rest})) as Nodes[];
  if (summary === undefined || !isElement(summary)) return content;
  // A heading in the summary stays a heading.
  const isHeading = ({tagName}: Element): boolean => /^h[1-6]$/.test(tagName);
  if (summary.children.some((child) => isElement(child) && isHeading(child)))
    return [...(state.toFlow(state.all(summary)) as Nodes[]), ...content];
  return [boldLine(state.all(summary) as PhrasingContent[]), ...content];
};
