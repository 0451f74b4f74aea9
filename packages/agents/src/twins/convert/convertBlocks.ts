import type {Element} from 'hast';
import {defaultHandlers, type Handle} from 'hast-util-to-mdast';
import type {BlockContent, ListItem, Nodes, PhrasingContent, RootContent, TableCell} from 'mdast';
import {type Converter, attribute, boldLine, hasClass, isElement, lineOf, outermost} from './elements.ts';

const KINDS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

/** Converts a note, tip or warning to a quote that starts with its title. */
export const convertAdmonition: Converter = (state, element) => {
  if (!hasClass(element, 'theme-admonition')) return undefined;
  const parts = element.children.filter(isElement);
  // The title comes before the content; both are elements.
  const heading = parts.length === 2 ? parts[0] : undefined;
  const title = heading === undefined ? '' : lineOf(heading.children);
  const rest = element.children.filter((child) => child !== heading);
  const content = state.toFlow(state.all({...element, children: rest})) as BlockContent[];
  // A title of its own hides whether the box is a note or a warning.
  const kind = KINDS.find((name) => hasClass(element, `theme-admonition-${name}`)) ?? '';
  const isNamed = kind === '' || title.toLowerCase().includes(kind);
  const label = isNamed ? title : `${kind[0]?.toUpperCase()}${kind.slice(1)}: ${title}`;
  const titleLine = title === '' ? [] : [boldLine([{type: 'text', value: label}])];
  return {type: 'blockquote', children: [...titleLine, ...content]};
};

/** Converts tabs to their contents, each below its label. A label is not a heading, because tabs may be in list items. */
export const convertTabs: Converter = (state, element) => {
  if (!hasClass(element, 'theme-tabs-container') && !hasClass(element, 'tabs-container')) return undefined;
  const list = outermost(element, (inner) => attribute(inner, 'role') === 'tablist')[0];
  if (list === undefined) return undefined;
  const tabs = outermost(list, (inner) => attribute(inner, 'role') === 'tab');
  const panels = outermost(element, (inner) => attribute(inner, 'role') === 'tabpanel');
  // With lazy tabs, only the active panel is on the page.
  const shown =
    panels.length === tabs.length ? tabs : tabs.filter((tab) => attribute(tab, 'ariaSelected') === 'true');
  const labels = shown.map(({children}) => lineOf(children));
  return panels.flatMap((panel, index): Nodes[] => {
    const label = labels[index];
    const content = state.toFlow(state.all(panel)) as Nodes[];
    if (label === undefined || label === '') return content;
    return [boldLine([{type: 'text', value: label}]), ...content];
  });
};

/** Converts collapsed content to its summary, followed by the rest. */
export const convertDetails: Converter = (state, element) => {
  if (element.tagName !== 'details') return undefined;
  const summary = element.children.filter(isElement).find(({tagName}) => tagName === 'summary');
  const rest = element.children.filter((child) => child !== summary);
  const content = state.toFlow(state.all({...element, children: rest})) as Nodes[];
  // A summary without text has a label for screen readers only.
  if (summary === undefined || summary.children.length === 0) return content;
  // A heading in the summary stays a heading.
  const isHeading = ({tagName}: Element): boolean => /^h[1-6]$/.test(tagName);
  if (summary.children.filter(isElement).some(isHeading))
    return [...(state.toFlow(state.all(summary)) as Nodes[]), ...content];
  return [boldLine(state.all(summary) as PhrasingContent[]), ...content];
};

/** Converts the caption of a table to a line above it, because Markdown has no captions. */
export const convertTable: Converter = (state, element) => {
  const caption = element.children.filter(isElement).find(({tagName}) => tagName === 'caption');
  if (caption === undefined) return undefined;
  const rest = {...element, children: element.children.filter((child) => child !== caption)};
  const table = defaultHandlers.table(state, rest);
  return [boldLine(state.all(caption) as PhrasingContent[]), table];
};

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

const BREAK: PhrasingContent = {type: 'html', value: '<br>'};

function isBlock(node: Nodes): boolean {
  return ['paragraph', 'heading', 'blockquote', 'list', 'listItem', 'code', 'table'].includes(node.type);
}

/** The phrasing content of a node; Markdown tables cannot have blocks. */
function wordsOf(node: RootContent): PhrasingContent[] {
  if (node.type === 'code') {
    return join(
      node.value
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): PhrasingContent[] => [{type: 'inlineCode', value: line}]),
    );
  }
  if (!('children' in node) || !isBlock(node)) return [node as PhrasingContent];
  return flatten(node.children);
}

function join(parts: PhrasingContent[][]): PhrasingContent[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : [BREAK, ...part]));
}

function flatten(nodes: readonly RootContent[]): PhrasingContent[] {
  const parts: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (isBlock(node)) parts.push(wordsOf(node), []);
    else if (node.type === 'break') parts.push([]);
    else parts.at(-1)?.push(node as PhrasingContent);
  }
  return join(parts);
}

/** Converts a table cell; its paragraphs and list items become lines. */
export const convertCell: Converter = (state, element) => {
  const cell = (defaultHandlers as Record<string, Handle>).td?.(state, element, undefined) as TableCell;
  return {...cell, children: flatten(cell.children)};
};
