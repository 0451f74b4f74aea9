import type {PageDocument} from '../../relevance/src/PageDocument.ts';

/** A small page for tests: a title, a section and a section below it. */
export function createPage(values: Partial<PageDocument> = {}): PageDocument {
  return {
    path: 'guides/cameras.md',
    url: 'https://x/cameras',
    title: 'Cameras',
    category: 'Guides',
    description: null,
    keywords: [],
    blocks: [
      {kind: 'text', level: 0, text: 'Intro.', anchor: null},
      {kind: 'heading', level: 2, text: 'Add', anchor: 'add'},
      {kind: 'text', level: 0, text: 'Press add.', anchor: null},
      {kind: 'heading', level: 3, text: 'By address', anchor: 'by-address'},
      {kind: 'text', level: 0, text: 'Type the address.', anchor: null},
    ],
    ...values,
  };
}
