import type {Element} from 'hast';
import type {PhrasingContent} from 'mdast';
import type {Converter} from './Converter.ts';
import {attribute, lineOf, outermost, rawText} from './elements.ts';

/** The definition of a term in brackets after it. */
export const convertDefinition: Converter = (_state, element) =>
  attribute(element, 'role') === 'tooltip'
    ? {type: 'text', value: ` (${lineOf(element.children)})`}
    : undefined;

/** The label of a field, before its value. */
export const convertLabel: Converter = (state, element) => {
  if (element.tagName !== 'label') return undefined;
  const words = state.all(element) as PhrasingContent[];
  return attribute(element, 'htmlFor') === '' ? words : [...words, {type: 'text', value: ': '}];
};

/** A formula as its source. */
export const convertFormula: Converter = (_state, element) => {
  if (element.tagName !== 'math') return undefined;
  const [source] = outermost(element, ({tagName}) => tagName === 'annotation');
  return {type: 'inlineCode', value: rawText((source ?? element).children).trim()};
};

const isToFill = (element: Element) =>
  element.tagName === 'textarea' || attribute(element, 'type') === 'search';

/** A form to search or to write with says nothing; one to calculate with does. */
export const convertForm: Converter = (_state, element) => {
  const isForm = element.tagName === 'form' || element.tagName === 'search';
  return isForm && outermost(element, isToFill).length > 0 ? [] : undefined;
};
