import type {Element} from 'hast';
import type {PhrasingContent} from 'mdast';
import type {Converter} from './Converter.ts';
import {referToDefinition} from '../definitions.ts';
import {attribute, lineOf, outermost, rawText} from './elements.ts';

/** Converts the tooltip of a term to a footnote, so that it does not interrupt its sentence. */
export const convertDefinition: Converter = (_state, element) =>
  attribute(element, 'role') === 'tooltip' ? referToDefinition(lineOf(element.children)) : undefined;

/** Converts the label of a field to text before its value. */
export const convertLabel: Converter = (state, element) => {
  if (element.tagName !== 'label') return undefined;
  const words = state.all(element) as PhrasingContent[];
  return attribute(element, 'htmlFor') === '' ? words : [...words, {type: 'text', value: ': '}];
};

/** Converts a formula to its source. */
export const convertFormula: Converter = (_state, element) => {
  if (element.tagName !== 'math') return undefined;
  const [source] = outermost(element, ({tagName}) => tagName === 'annotation');
  return {type: 'inlineCode', value: rawText((source ?? element).children).trim()};
};

const isToFill = (element: Element) =>
  element.tagName === 'textarea' || attribute(element, 'type') === 'search';

/** Removes forms for searching or writing; calculators stay. */
export const convertForm: Converter = (_state, element) => {
  const isForm = element.tagName === 'form' || element.tagName === 'search';
  return isForm && outermost(element, isToFill).length > 0 ? [] : undefined;
};
