import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {GlossaryEntry} from '@help-center/content';
import {isJsxElement, literalAttribute} from '@help-center/mdx-nodes';
import {readKnown} from './readKnown.ts';

/** Adds its definition to each `<Term>`, so that pages only contain the definitions they show. */
export function resolveTerms({glossary}: {glossary: Readonly<Record<string, GlossaryEntry>>}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (!isJsxElement(node) || node.name !== 'Term') return;
      const entry = readKnown(file, node, 'id', glossary, ', which data/glossary.yml does not define');
      if (node.children.length === 0) node.children = [{type: 'text', value: entry.term}] as never;
      node.attributes = [literalAttribute('definition', entry.definition)];
    });
  };
}
