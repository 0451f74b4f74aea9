import GithubSlugger from 'github-slugger';
import {createRandom} from '../../relevance/src/createRandom.ts';
import type {PageBlock, PageDocument} from '../../relevance/src/PageDocument.ts';
import {between, capitalise, createVocabulary, pick, type Vocabulary} from './createVocabulary.ts';

const SEED = 7;
/** Words that a page is about; they make its headings and one in six words of its text. */
const TOPIC_WORDS = 24;
const TOPIC_SHARE = 1 / 6;
const SECTIONS = [
  'getting-started',
  'guides',
  'reference',
  'administration',
  'integrations',
  'troubleshooting',
];

/**
 * Makes pages like documentation: Zipf-distributed words, a topic for each page, headings of levels 2 to 4,
 * paragraphs, list items, links and code with camelCase identifiers. The first pages of a larger set differ from a smaller
 * set, because the vocabulary grows with the text (Heaps' law); equal counts give equal pages.
 */
export function createSyntheticPages(count: number): PageDocument[] {
  const vocabulary = createVocabulary(Math.round(700 * count ** 0.55), SEED);
  const random = createRandom(SEED + count);
  return Array.from({length: count}, (_, index) => createPage(index, count, vocabulary, random));
}

function createPage(
  index: number,
  count: number,
  vocabulary: Vocabulary,
  random: () => number,
): PageDocument {
  const topic = Array.from({length: TOPIC_WORDS}, () => pick(vocabulary.words, random));
  const word = (): string => (random() < TOPIC_SHARE ? pick(topic, random) : vocabulary.draw(random));
  const sentence = (words: number): string => {
    const text = Array.from({length: words}, word).join(' ');
    return `${capitalise(text)}.`;
  };
  const slugger = new GithubSlugger();
  const blocks: PageBlock[] = [];
  const add = (kind: PageBlock['kind'], text: string, level = 0): void => {
    blocks.push({kind, level, text, anchor: level === 0 ? null : slugger.slug(text)});
  };
  const addLink = (): void => {
    const text = `${pick(topic, random)} ${pick(topic, random)}`;
    const href = urlOf(between(0, count - 1, random));
    blocks.push({
      kind: 'text',
      level: 0,
      text: `${sentence(8)} ${text}.`,
      anchor: null,
      links: [{text, href}],
    });
  };
  const title = headingText(topic, random);
  const paragraphs = (most: number): void => {
    for (let i = between(1, most, random); i > 0; i--) {
      add(
        'text',
        Array.from({length: between(1, 4, random)}, () => sentence(between(6, 22, random))).join(' '),
      );
    }
  };
  paragraphs(2);
  for (let sections = between(3, 9, random); sections > 0; sections--) {
    add('heading', headingText(topic, random), pick([2, 2, 2, 3, 3, 4], random));
    paragraphs(3);
    if (random() < 0.4) {
      for (let items = between(2, 6, random); items > 0; items--)
        add('text', sentence(between(3, 12, random)));
    }
    if (random() < 0.35) add('code', codeOf(word, random));
    if (random() < 0.5) addLink();
  }
  return {
    path: `${sectionOf(index)}/page-${index + 1}.md`,
    url: urlOf(index),
    title,
    category: capitalise(sectionOf(index).replace('-', ' ')),
    description: sentence(12),
    keywords: [],
    blocks,
  };
}

function sectionOf(index: number): string {
  return SECTIONS[index % SECTIONS.length] ?? 'guides';
}

function urlOf(index: number): string {
  return `https://docs.example/${sectionOf(index)}/page-${index + 1}`;
}

function headingText(topic: readonly string[], random: () => number): string {
  return capitalise(Array.from({length: between(1, 5, random)}, () => pick(topic, random)).join(' '));
}

function codeOf(word: () => string, random: () => number): string {
  return Array.from({length: between(2, 12, random)}, () => {
    const name = word() + capitalise(word());
    return `const ${name} = ${word()}.${word()}(${between(0, 9999, random)}, '${word()}');`;
  }).join('\n');
}
