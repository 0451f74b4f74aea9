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
import {convertCode} from './convertCode.ts';
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
import type {Converter} from './elements.ts';

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
