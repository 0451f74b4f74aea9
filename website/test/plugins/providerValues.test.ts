import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {literalAttribute} from '@help-center/mdx-nodes';
import {resolveProviderValues} from '../../plugins/remark/resolveProviderValues.ts';

const products = {
  ANSVIS: {
    port: {label: 'Port', group: 'network', value: '8080'},
    os: {label: 'System', group: 'network'},
  },
};

function resolve(name: string, attributes: Record<string, string>): Root {
  const given = Object.entries({product: 'ANSVIS', ...attributes});
  const element = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: given.map(([key, value]) => literalAttribute(key, value)),
    children: [],
  };
  const tree = {type: 'root', children: [element]} as unknown as Root;
  resolveProviderValues({products})(tree, new VFile({data: {frontMatter: {title: 'Sign in'}}}));
  return tree;
}

describe('filled provider values', () => {
  it('make a table of filled values and a question of each other', () => {
    const text = JSON.stringify(resolve('ProviderTable', {group: 'network'}));
    expect(text).toMatch(/"table".*"Port".*"8080".*Questions for support \(1\)/);
    expect(text).toContain(
      'ANSVIS version:\\nWindows version:\\nPage I was following: Sign in\\nQuestions about our version:\\n1. System:',
    );
  });

  it('ask for the same value once per product', () => {
    const values = {os: {label: 'System', group: 'network'}};
    const elements = ['ANSVIS', 'ANSTS'].map((product) => ({
      type: 'mdxJsxFlowElement',
      name: 'ProviderValue',
      attributes: [literalAttribute('product', product), literalAttribute('name', 'os')],
      children: [],
    }));
    const tree = {type: 'root', children: elements} as unknown as Root;
    resolveProviderValues({products: {ANSVIS: values, ANSTS: values}})(tree, new VFile());
    expect(JSON.stringify(tree)).toContain('1. System:\\n2. System:');
  });

  it('make a sentence without questions', () => {
    const {children} = resolve('ProviderValue', {name: 'port', before: 'The port is'});
    expect(children).toEqual([{type: 'paragraph', children: [{type: 'text', value: 'The port is 8080.'}]}]);
  });
});
