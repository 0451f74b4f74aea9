import type {Nodes} from 'mdast';
import type {Converter} from './Converter.ts';
import {attribute, boldLine, hasClass, lineOf, outermost} from './elements.ts';

/** Converts tabs to their contents, each below its label. A label is not a heading, because tabs may be in list items. */
export const convertTabs: Converter = (state, element) => {
  if (!hasClass(element, 'theme-tabs-container') && !hasClass(element, 'tabs-container')) return undefined;
  const list = outermost(element, (inner) => attribute(inner, 'role') === 'tablist')[0];
  if (list === undefined) return undefined;
  const labels = outermost(list, (inner) => attribute(inner, 'role') === 'tab').map(({children}) =>
    lineOf(children),
  );
  const panels = outermost(element, (inner) => attribute(inner, 'role') === 'tabpanel');
  return panels.flatMap((panel, index): Nodes[] => {
    const label = labels[index];
    const content = state.toFlow(state.all(panel)) as Nodes[];
    if (label === undefined || label === '') return content;
    return [boldLine([{type: 'text', value: label}]), ...content];
  });
};
