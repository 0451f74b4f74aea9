import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importDefault, isJsxElement} from '@help-center/mdx-nodes';

/** Where each component that pages use without an import comes from. */
const SOURCES: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  DocCardList: '@theme/DocCardList',
  ProductList: '@site/src/components/ProductList',
  Enlarge: '@site/src/components/Enlarge',
  Term: '@site/src/components/Term',
  ThresholdExplorer: '@site/src/components/ThresholdExplorer',
  BoxConverter: '@site/src/components/BoxConverter',
  SplitPlanner: '@site/src/components/SplitPlanner',
  PixelCalculator: '@site/src/components/PixelCalculator',
  StorageCalculator: '@site/src/components/StorageCalculator',
  TaskCapacity: '@site/src/components/TaskCapacity',
};

/** Imports the components that a page uses, so that pages only load what they show. */
export function importComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    const imported = new Set<string>();
    visit(tree, (node) => {
      if (isJsxElement(node) && node.name && node.name in SOURCES) used.add(node.name);
      if (node.type !== 'mdxjsEsm') return;
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type !== 'ImportDeclaration') continue;
        for (const {local} of statement.specifiers) imported.add(local.name);
      }
    });
    const missing = [...used].filter((name) => !imported.has(name)).sort();
    tree.children.unshift(...missing.map((name) => importDefault(name, SOURCES[name] ?? '')));
  };
}
