import {createRandom} from '../../../relevance/src/createRandom.ts';
import {between, capitalise, createVocabulary, pick} from '../../../search/src/createVocabulary.ts';

/** A part of a generated page. */
export type Block =
  | {readonly kind: 'paragraph' | 'tip'; readonly text: string}
  | {readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string}
  | {readonly kind: 'list'; readonly items: readonly string[]}
  | {readonly kind: 'table'; readonly rows: readonly (readonly string[])[]}
  | {readonly kind: 'code'; readonly language: string; readonly text: string}
  | {readonly kind: 'picture'; readonly file: string; readonly text: string; readonly seed: number};

/** A generated docs page; `next` is the page that its first paragraph links to. */
export interface ContentPage {
  /** Folder below `docs/`, one of the products. */
  readonly product: string;
  /** Folder below the product. */
  readonly group: string;
  /** File name without extension. */
  readonly name: string;
  /** Place in its group, from 1. */
  readonly position: number;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly Block[];
  readonly next: {readonly index: number};
}

/** Words of the page that is measured, headings and tables included, code not. */
export const MEASURED_WORDS = 700;
/** Index of the page that is measured. */
export const MEASURED_INDEX = 0;
/** Index of the page that has pictures; no other has any. */
export const PICTURES_INDEX = 1;
/** Folders below each product. */
export const GROUPS: readonly string[] = ['Getting-Started', 'Guides', 'References', 'Troubleshooting'];

const SEED = 11;
const VOCABULARY = createVocabulary(3000, SEED);
const FUNCTION_WORDS = 25;

/**
 * Makes the pages of a documentation site from seeds: page n is the same in every set that has it, apart from the page
 * it links to. Throws for fewer pages than two a product.
 */
export function createContent(count: number, products: readonly string[]): ContentPage[] {
  if (count < products.length * 2) {
    throw new Error(
      `The site needs at least ${products.length * 2} pages, two for each product; received ${count}.`,
    );
  }
  return Array.from({length: count}, (_, index) => createPage(index, count, products));
}

function createPage(index: number, count: number, products: readonly string[]): ContentPage {
  const random = createRandom(SEED + 101 * index);
  const words = index === MEASURED_INDEX ? MEASURED_WORDS : between(400, 1000, random);
  const topic = Array.from({length: 16}, () => pick(VOCABULARY.words.slice(FUNCTION_WORDS), random));
  const inProduct = Math.floor(index / products.length);
  const sameProduct = index + products.length;
  return {
    product: products[index % products.length] ?? '',
    group: GROUPS[inProduct % GROUPS.length] ?? 'Guides',
    name: `page-${String(index + 1).padStart(4, '0')}`,
    position: Math.floor(inProduct / GROUPS.length) + 1,
    title: `${capitalise(topic[0] ?? '')} ${topic[1] ?? ''} ${index + 1}`,
    description: `${sentence(9, topic, random)} It has the words of page ${index + 1} of this site.`,
    blocks: withPictures(createBlocks(words, topic, random), index),
    next: {index: sameProduct < count ? sameProduct : index % products.length},
  };
}

/** One picture where readers see it at once, one further down. */
function withPictures(blocks: readonly Block[], index: number): readonly Block[] {
  if (index !== PICTURES_INDEX) return blocks;
  const picture = (seed: number): Block => ({
    kind: 'picture',
    file: `window-${seed}.png`,
    text: `A window of the program, number ${seed}`,
    seed,
  });
  const middle = Math.ceil(blocks.length / 2);
  return [...blocks.slice(0, 1), picture(1), ...blocks.slice(1, middle), picture(2), ...blocks.slice(middle)];
}

function createBlocks(words: number, topic: readonly string[], random: () => number): Block[] {
  const blocks: Block[] = [];
  const budget = {left: words};
  const take = (most: number) => {
    const taken = Math.min(most, budget.left);
    budget.left -= taken;
    return taken;
  };
  const text = (most: number) => sentence(take(most), topic, random);
  const paragraph = (most: number) => blocks.push({kind: 'paragraph', text: text(most)});
  paragraph(40);
  for (let section = 0; budget.left > 0; section++) {
    const heading = capitalise(Array.from({length: take(3)}, () => pick(topic, random)).join(' '));
    blocks.push({kind: 'heading', level: section % 3 === 2 ? 3 : 2, text: heading});
    if (budget.left > 0) paragraph(between(30, 60, random));
    const extra = section % 5;
    if (extra === 0) blocks.push({kind: 'code', language: 'js', text: code(topic, random)});
    else if (extra === 3) blocks.push({kind: 'code', language: 'json', text: settings(topic, random)});
    else if (extra === 1 && budget.left > 40)
      blocks.push({kind: 'list', items: Array.from({length: 4}, () => text(10))});
    else if (extra === 2 && budget.left > 40) {
      const rows = Array.from({length: 4}, () => Array.from({length: 3}, () => text(3)));
      blocks.push({kind: 'table', rows});
    } else if (extra === 4 && budget.left > 20) blocks.push({kind: 'tip', text: text(20)});
    if (budget.left > 0) paragraph(between(30, 60, random));
  }
  return blocks;
}

function sentence(words: number, topic: readonly string[], random: () => number): string {
  const list = Array.from({length: words}, () =>
    random() < 0.15 ? pick(topic, random) : VOCABULARY.draw(random),
  );
  return `${capitalise(list.join(' '))}.`;
}

function code(topic: readonly string[], random: () => number): string {
  return Array.from({length: 8}, () => {
    const name = pick(topic, random) + capitalise(pick(topic, random));
    return `const ${name} = ${pick(topic, random)}.open(${between(0, 9999, random)}, '${pick(topic, random)}');`;
  }).join('\n');
}

function settings(topic: readonly string[], random: () => number): string {
  const pairs = Array.from({length: 6}, (_, index) => [
    `${pick(topic, random)}${index}`,
    between(0, 999, random),
  ]);
  return JSON.stringify(Object.fromEntries(pairs), null, 2);
}

/** Words of a page that a reader reads: everything but title, description and code. */
export function countWords({blocks}: Pick<ContentPage, 'blocks'>): number {
  return blocks.map(textOf).reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);
}

function textOf(block: Block): string {
  if (block.kind === 'code' || block.kind === 'picture') return '';
  if (block.kind === 'list') return block.items.join(' ');
  return block.kind === 'table' ? block.rows.flat().join(' ') : block.text;
}
