import type {PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {didYouMean} from '@help-center/tools';
import type {ProductData, ProviderValueData} from '../../data/products/ProductData.ts';
import {isJsxElement, readAttribute, type JsxElement} from '../jsx.ts';
import {PageError} from '../PageError.ts';

const MISSING = 'Not published; ask support';

function valueContent({value}: ProviderValueData): PhrasingContent {
  if (value !== undefined) return {type: 'text', value};
  return {
    type: 'emphasis',
    data: {hName: 'span', hProperties: {className: ['not-published']}},
    children: [{type: 'text', value: MISSING}],
  };
}

function row(...cells: PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))};
}

function table(values: ProviderValueData[]): Table {
  const rows = values.map((value) => {
    const note: PhrasingContent[] = value.note ? [{type: 'break'}, {type: 'text', value: value.note}] : [];
    return row([{type: 'text', value: value.label}], [valueContent(value), ...note]);
  });
  return {
    type: 'table',
    children: [row([{type: 'text', value: 'What'}], [{type: 'text', value: 'Value'}]), ...rows],
  };
}

function pick(element: JsxElement, products: Readonly<Record<string, ProductData>>, file: VFile) {
  const id = readAttribute(element, 'product') ?? '';
  const product = products[id];
  if (product === undefined) {
    throw new PageError(
      file,
      element,
      `<${element.name}> has product="${id}", which is no file of data/products/.${didYouMean(id, Object.keys(products))}`,
    );
  }
  return {id, product};
}

function oneValue(element: JsxElement, products: Readonly<Record<string, ProductData>>, file: VFile) {
  const {id, product} = pick(element, products, file);
  const name = readAttribute(element, 'name') ?? '';
  const value = product[name];
  if (value !== undefined) return valueContent(value);
  throw new PageError(
    file,
    element,
    `<ProviderValue> has name="${name}", which data/products/${id}.ts does not define.${didYouMean(name, Object.keys(product))}`,
  );
}

function groupTable(element: JsxElement, products: Readonly<Record<string, ProductData>>, file: VFile) {
  const {id, product} = pick(element, products, file);
  const group = readAttribute(element, 'group') ?? '';
  const values = Object.values(product).filter((value) => value.group === group);
  if (values.length > 0) return table(values);
  const groups = new Set(Object.values(product).map((value) => value.group));
  throw new PageError(
    file,
    element,
    `<ProviderTable> has group="${group}", which data/products/${id}.ts does not use.${didYouMean(group, groups)}`,
  );
}

/** Puts the provider's values into the page as text and tables, so that the browser needs no data and no component. */
export function resolveProviderValues({products}: {products: Readonly<Record<string, ProductData>>}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || parent === undefined || index === undefined) return undefined;
      if (node.name === 'ProviderValue') {
        const content = oneValue(node, products, file);
        const block = node.type === 'mdxJsxFlowElement';
        parent.children[index] = (block ? {type: 'paragraph', children: [content]} : content) as RootContent;
        return SKIP;
      }
      if (node.name !== 'ProviderTable') return undefined;
      if (node.type === 'mdxJsxTextElement') {
        throw new PageError(file, node, '<ProviderTable> stands inside text. Give it a line of its own.');
      }
      parent.children[index] = groupTable(node, products, file);
      return SKIP;
    });
  };
}
