import type {FootnoteDefinition, FootnoteReference, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A reference whose definition is in its label until {@link appendDefinitions} numbers it. */
export function referToDefinition(definition: string): FootnoteReference {
  return {type: 'footnoteReference', identifier: '', label: definition};
}

/** Numbers the references of a page, and puts their definitions at its end. */
export function appendDefinitions(tree: Root): void {
  const definitions: FootnoteDefinition[] = [];
  // Footnotes of the author have a name and their own definition.
  const taken = new Set<string>();
  visit(tree, 'footnoteDefinition', ({identifier}) => void taken.add(identifier));
  let number = 0;
  visit(tree, 'footnoteReference', (node) => {
    if (node.identifier !== '') return;
    const children: FootnoteDefinition['children'] = [
      {type: 'paragraph', children: [{type: 'text', value: node.label ?? ''}]},
    ];
    number += 1;
    while (taken.has(String(number))) number += 1;
    node.identifier = String(number);
    node.label = node.identifier;
    definitions.push({type: 'footnoteDefinition', identifier: node.identifier, children});
  });
  tree.children.push(...definitions);
}
