import type {PhrasingContent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {GlossaryEntry} from '@help-center/content';
import {isJsxElement} from '@help-center/mdx-nodes';

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** A row with the term beside its definition (src/css/content.css). */
function entryRow(id: string, {term, definition, page}: GlossaryEntry): RootContent {
  const more: PhrasingContent[] =
    page === undefined ? [] : [text(' '), {type: 'link', url: page, children: [text('Read more')]}];
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'glossary-entry'}],
    children: [
      {type: 'heading', depth: 2, data: {id, hProperties: {id}} as never, children: [text(term)]},
      {type: 'paragraph', children: [text(definition), ...more]},
    ],
  };
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
