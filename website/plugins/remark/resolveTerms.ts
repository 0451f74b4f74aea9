import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {didYouMean, type GlossaryEntry} from '@help-center/content';
import {isJsxElement, literalAttribute, readAttribute} from '@help-center/mdx-nodes';
import {PageError} from '../PageError.ts';

/** Adds its definition to each `<Term>`, so that pages only contain the definitions they show. */
export function resolveTerms({glossary}: {glossary: Readonly<Record<string, GlossaryEntry>>}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (!isJsxElement(node) || node.name !== 'Term') return;
      const id = readAttribute(node, 'id') ?? '';
      const entry = glossary[id];
      if (entry === undefined) {
        throw new PageError(
          file,
          node,
          `<Term> has id="${id}", which data/glossary.yml does not define.${didYouMean(id, Object.keys(glossary))}`,
        );
      }
      if (node.children.length === 0) node.children = [{type: 'text', value: entry.term}] as never;
      node.attributes = [literalAttribute('definition', entry.definition)];
    });
  };
}
