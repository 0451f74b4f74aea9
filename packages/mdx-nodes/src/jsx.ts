import type {Expression} from 'estree';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';

/** A component as it stands in a page, in a line of text or on its own. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

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

function expressionAttribute(name: string, value: string, expression: Expression): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}

/** An attribute whose value is any data, written into the page as a literal. */
export function literalAttribute(name: string, value: unknown): MdxJsxAttribute {
  if (typeof value === 'string') return {type: 'mdxJsxAttribute', name, value};
  return expressionAttribute(name, JSON.stringify(value), valueToEstree(value));
}

/** An attribute whose value is an export of an imported module, `name={module.member}`. */
export function memberAttribute(name: string, module: string, member: string): MdxJsxAttribute {
  return expressionAttribute(name, `${module}.${member}`, {
    type: 'MemberExpression',
    object: {type: 'Identifier', name: module},
    property: {type: 'Identifier', name: member},
    computed: false,
    optional: false,
  });
}
