import type {Nodes} from 'mdast';
import type {Converter} from './Converter.ts';
import {attribute, hasClass, lineOf, outermost} from './elements.ts';

/** Tabs one below the other, each after its label; a label is no heading, since tabs also stand inside list items. */
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
    return [
      {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: label}]}]},
      ...content,
    ];
  });
};
