import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {didYouMean} from '@help-center/content';
import {isJsxElement, literalAttribute, readAttribute} from '@help-center/mdx-nodes';
import {PageError} from '../PageError.ts';

/** One entry of the glossary. */
export interface GlossaryEntry {
  readonly term: string;
  readonly definition: string;
  /** Path of the page that explains the term. */
  readonly page?: string;
}

/** Gives each `<Term>` its definition, so that a page carries only the definitions it shows. */
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
