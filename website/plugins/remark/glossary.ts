import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {GlossaryEntry} from '@help-center/content';
import {isJsxElement, literalAttribute} from '@help-center/mdx-nodes';
import {html, link, paragraph, text, readKnown} from './nodes.ts';

/** A row with the term beside its definition (src/css/content.css). */
function entryRow(id: string, {term, definition, page}: GlossaryEntry): RootContent {
  const more = page === undefined ? [] : [text(' '), link(page, text('Read more'))];
  return html(
    'div',
    {className: 'glossary-entry'},
    {type: 'heading', depth: 2, data: {id, hProperties: {id}} as never, children: [text(term)]},
    paragraph(text(definition), ...more),
  );
}

/** Replaces `<Glossary />` by all terms in the order of the alphabet, each with an anchor and a link to the page about it. */
export function listGlossary({glossary}: {glossary: Readonly<Record<string, GlossaryEntry>>}) {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || node.name !== 'Glossary' || !parent || index === undefined) return;
      const entries = Object.entries(glossary).sort(([, left], [, right]) =>
        left.term.localeCompare(right.term, 'en'),
      );
      parent.children.splice(index, 1, ...(entries.map(([id, entry]) => entryRow(id, entry)) as never[]));
    });
  };
}

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
