import type {Element} from 'hast';
import {toScript} from '@help-center/extractor';
import type {FootnoteDefinition, PhrasingContent} from 'mdast';
import {type Converter, attribute, lineOf, outermost, rawText} from './elements.ts';
import {referToDefinition} from '../definitions.ts';

/** Converts the tooltip of a term to a footnote, so that it does not interrupt its sentence. */
export const convertDefinition: Converter = (_state, element) =>
  attribute(element, 'role') === 'tooltip' ? referToDefinition(lineOf(element.children)) : undefined;

/** Converts the label of a field to text before its value. */
export const convertLabel: Converter = (state, element) => {
  if (element.tagName !== 'label') return undefined;
  const words = state.all(element) as PhrasingContent[];
  return attribute(element, 'htmlFor') === '' ? words : [...words, {type: 'text', value: ': '}];
};

/** Converts an embedded film or frame to a link. */
export const convertEmbed: Converter = (_state, element) => {
  const source = outermost(element, ({tagName}) => tagName === 'source')[0];
  const url = attribute(element, 'src') || (source ? attribute(source, 'src') : '');
  if (url === '') return [];
  const title = attribute(element, 'title') || attribute(element, 'ariaLabel');
  const value = title || (element.tagName === 'iframe' ? 'Embedded page' : 'Video');
  return {type: 'link', url, children: [{type: 'text', value}]};
};

/** Converts raised and lowered text: digits and signs to those of Unicode, anything else to HTML. */
export const convertScript: Converter = (state, element) => {
  const words = state.all(element) as PhrasingContent[];
  if (words.some(({type}) => type === 'footnoteReference')) return words;
  const {tagName} = element;
  const value = toScript(lineOf(element.children), tagName === 'sup');
  if (value !== null) return {type: 'text', value};
  return [{type: 'html', value: `<${tagName}>`}, ...words, {type: 'html', value: `</${tagName}>`}];
};

/** Converts a reference to a footnote. */
export const convertFootnoteReference: Converter = (_state, element) => {
  const name = /^#user-content-fn-(.+)$/u.exec(attribute(element, 'href'))?.[1];
  return name === undefined ? undefined : {type: 'footnoteReference', identifier: name, label: name};
};

/** Converts the list of footnotes to their definitions. */
export const convertFootnotes: Converter = (state, element) => {
  if (!Object.hasOwn(element.properties, 'dataFootnotes')) return undefined;
  return outermost(element, ({tagName}) => tagName === 'li').map((item): FootnoteDefinition => {
    const name = attribute(item, 'id').replace(/^user-content-fn-/u, '');
    const children = state.toFlow(state.all(item)) as FootnoteDefinition['children'];
    return {type: 'footnoteDefinition', identifier: name, label: name, children};
  });
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
