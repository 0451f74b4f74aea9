import {parse} from 'acorn';
import type {Program} from 'estree';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** An import as it stands in a page. */
export interface ImportNode {
  type: 'mdxjsEsm';
  value: string;
  data: {estree: Program};
}

/** A component as it stands in a page, in a line of text or on its own. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function toProgram(code: string): Program {
  return parse(code, {ecmaVersion: 'latest', sourceType: 'module'}) as unknown as Program;
}

function importNode(what: string, source: string): ImportNode {
  const value = `import ${what} from '${source.replaceAll(/['\\]/g, '\\$&')}';`;
  return {type: 'mdxjsEsm', value, data: {estree: toProgram(value)}};
}

/** `import name from 'source'`. */
export function importDefault(name: string, source: string): ImportNode {
  return importNode(name, source);
}

/** `import * as name from 'source'`. */
export function importAll(name: string, source: string): ImportNode {
  return importNode(`* as ${name}`, source);
}

/** Whether a node of a page is a component. */
export function isJsxElement(node: {type: string}): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The text of an attribute, or `undefined` if it is missing or not plain text. */
export function readAttribute(element: JsxElement, name: string): string | undefined {
  const found = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

function expressionAttribute(name: string, value: string): MdxJsxAttribute {
  const data = {estree: toProgram(`(${value})`)};
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value, data}};
}

/** An attribute whose value is any data, written into the page as a literal. */
export function literalAttribute(name: string, value: unknown): MdxJsxAttribute {
  if (typeof value === 'string') return {type: 'mdxJsxAttribute', name, value};
  return expressionAttribute(name, JSON.stringify(value));
}

/** An attribute whose value is an export of an imported module, `name={module.member}`. */
export function memberAttribute(name: string, module: string, member: string): MdxJsxAttribute {
  return expressionAttribute(name, `${module}.${member}`);
}
