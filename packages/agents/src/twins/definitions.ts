import type {FootnoteDefinition, FootnoteReference, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A reference whose definition is in its label until {@link appendDefinitions} numbers it. */
export function referToDefinition(definition: string): FootnoteReference {
  return {type: 'footnoteReference', identifier: '', label: definition};
}

/** Numbers the references of a page, and puts their definitions at its end. */
export function appendDefinitions(tree: Root): void {
  const definitions: FootnoteDefinition[] = [];
  visit(tree, 'footnoteReference', (node) => {
    const children: FootnoteDefinition['children'] = [
      {type: 'paragraph', children: [{type: 'text', value: node.label ?? ''}]},
    ];
    node.identifier = String(definitions.length + 1);
    node.label = node.identifier;
    definitions.push({type: 'footnoteDefinition', identifier: node.identifier, children});
  });
  tree.children.push(...definitions);
}
