import type {Element, Parents} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import {
  convertAdmonition,
  convertCard,
  convertDetails,
  convertPicture,
  convertTable,
  convertTabs,
  convertCell,
} from './convertBlocks.ts';
import {
  convertDefinition,
  convertEmbed,
  convertFootnoteReference,
  convertFootnotes,
  convertForm,
  convertFormula,
  convertLabel,
  convertScript,
} from './convertInline.ts';
import {
  type Converter,
  attribute,
  classesOf,
  hasClass,
  isElement,
  lineOf,
  outermost,
  rawText,
} from './elements.ts';

function languageOf(elements: readonly Element[]): string {
  for (const element of elements) {
    const named = classesOf(element).find((name) => name.startsWith('language-'));
    if (named !== undefined) return named.slice('language-'.length);
    const spoken = /^Code, ([\w+#-]+)$/.exec(attribute(element, 'ariaLabel'))?.[1];
    if (spoken !== undefined) return spoken.toLowerCase();
  }
  return '';
}

/** Converts a code block with its title and language; its lines stay the same. */
const convertCode: Converter = (_state, element) => {
  const isBlock = hasClass(element, 'theme-code-block');
  if (!isBlock && element.tagName !== 'pre') return undefined;
  const pre = isBlock ? outermost(element, ({tagName}) => tagName === 'pre')[0] : element;
  if (pre === undefined) return undefined;
  const title = isBlock
    ? lineOf(element.children.filter((child) => !isElement(child) || !holds(child, pre)))
    : '';
  const code = pre.children.find((child) => isElement(child) && child.tagName === 'code');
  const holders = [element, pre, ...(code && isElement(code) ? [code] : [])];
  const language = languageOf(holders);
  return {
    type: 'code',
    lang: language || (title ? 'text' : null),
    meta: title ? `title="${title.replaceAll('"', "'")}"` : null,
    value: rawText(pre.children)
      .replace(/[\u200B\uFEFF]/g, '')
      .replace(/\n+$/, ''),
  };
};

function holds(element: Element, pre: Element): boolean {
  return element === pre || outermost(element, (inner) => inner === pre).length > 0;
}

/** The converters for each tag name, in order. */
const CONVERTERS: Readonly<Record<string, readonly Converter[]>> = {
  a: [convertFootnoteReference],
  audio: [convertEmbed],
  details: [convertDetails],
  div: [convertCode, convertTabs, convertAdmonition],
  form: [convertForm],
  iframe: [convertEmbed],
  label: [convertLabel],
  math: [convertFormula],
  pre: [convertCode],
  search: [convertForm],
  section: [convertFootnotes, convertCard],
  span: [convertDefinition],
  sub: [convertScript],
  sup: [convertScript],
  svg: [convertPicture],
  table: [convertTable],
  td: [convertCell],
  th: [convertCell],
  video: [convertEmbed],
};

function createHandler(tagName: string, converters: readonly Converter[]): Handle {
  const fallback = (defaultHandlers as Record<string, Handle>)[tagName];
  return (state: State, element: Element, parent: Parents | undefined) => {
    for (const convert of converters) {
      const converted = convert(state, element);
      if (converted !== undefined) return converted;
    }
    return fallback ? fallback(state, element, parent) : state.all(element);
  };
}

/** Handlers that convert the parts of Docusaurus pages and of this site's components to Markdown. */
export const handlers: Record<string, Handle> = Object.fromEntries(
  Object.entries(CONVERTERS).map(([tagName, converters]) => [tagName, createHandler(tagName, converters)]),
);
