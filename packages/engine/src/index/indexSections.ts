import {forEachJoin} from '../analysis/forEachJoin.ts';
import {tokenize, type Token} from '../analysis/tokenize.ts';
import type {IndexedPage} from '../text/IndexedPage.ts';
import {collectFields, type Field, FIELD_WEIGHTS, NORMS} from './collectFields.ts';
import {encodeWeight, type Postings} from './TermTable.ts';

/** Characters before and after a link that describe its target. */
const CONTEXT_LENGTH = 120;

/** A text of a section, whose neighbouring words may be a word of the site when written as one. */
interface CountedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly counts: Map<string, number>;
  /** Weight of each word. */
  readonly share: number;
}

/** Word counts of a section. */
interface SectionCounts {
  /** Weighted frequency of each term in text and code, which is normalised by the section's length. */
  readonly body: Map<string, number>;
  /** Weighted frequency of each term in everything else. */
  readonly head: Map<string, number>;
  /** Number of words in the text; a word of code counts half. */
  length: number;
  readonly texts: CountedText[];
}

/** Builds the postings of every term of the pages; sections are numbered in page order. */
export function indexSections(pages: readonly IndexedPage[]): Map<string, Postings> {
  const counts = pages.flatMap((page) =>
    page.sections.map((section) => countTerms(collectFields(page, section))),
  );
  addLinks(pages, counts);
  addJoins(counts);
  const total = counts.reduce((sum, {length}) => sum + length, 0);
  const average = Math.max(NORMS.floor, total / Math.max(1, counts.length));
  const lists = new Map<string, {sections: number[]; weights: number[]}>();
  counts.forEach(({body, head, length}, section) => {
    const norm = 1 - NORMS.section + (NORMS.section * length) / average;
    for (const term of new Set([...body.keys(), ...head.keys()])) {
      const list = lists.get(term) ?? {sections: [], weights: []};
      lists.set(term, list);
      list.sections.push(section);
      list.weights.push(encodeWeight((body.get(term) ?? 0) / norm + (head.get(term) ?? 0)));
    }
  });
  return new Map(
    [...lists].map(([term, {sections, weights}]) => [
      term,
      {sections: Uint32Array.from(sections), weights: Uint8Array.from(weights)},
    ]),
  );
}

function countTerms(fields: readonly (readonly [Field, string])[]): SectionCounts {
  const counts: SectionCounts = {body: new Map(), head: new Map(), length: 0, texts: []};
  for (const [field, text] of fields) {
    if (field === 'text' || field === 'code') {
      counts.length +=
        addTerms(counts, counts.body, text, FIELD_WEIGHTS[field]) * (field === 'code' ? 0.5 : 1);
    } else {
      addTerms(
        counts,
        counts.head,
        text,
        FIELD_WEIGHTS[field],
        field !== 'description' && field !== 'keywords',
      );
    }
  }
  return counts;
}

/** Adds to each section the words of the links that lead to it, and of the text around them. */
function addLinks(pages: readonly IndexedPage[], counts: readonly SectionCounts[]): void {
  const seen = new Set<string>();
  for (const {links, content} of pages.flatMap(({sections}) => sections.flatMap(({records}) => records))) {
    for (const {text, section} of links) {
      const target = counts[section];
      if (target === undefined) continue;
      const key = `${section} ${text}`;
      if (!seen.has(key)) addTerms(target, target.head, text, FIELD_WEIGHTS.linkText);
      seen.add(key);
      addTerms(target, target.head, getContext(content ?? '', text), FIELD_WEIGHTS.linkContext);
    }
  }
}

/** The text before and after a link. */
function getContext(content: string, text: string): string {
  const at = content.indexOf(text);
  if (at === -1) return '';
  const end = at + text.length;
  return `${content.slice(Math.max(0, at - CONTEXT_LENGTH), at)} ${content.slice(end, end + CONTEXT_LENGTH)}`;
}

/**
 * Adds to each section the words that the site has as one and the section as several: where one page has "dropdown" or
 * "drop-down", another one's "drop down" is that word, too.
 */
function addJoins(counts: readonly SectionCounts[]): void {
  const known = new Set<string>();
  for (const {body, head} of counts)
    for (const list of [body, head]) for (const term of list.keys()) known.add(term);
  for (const {texts} of counts) {
    for (const {text, tokens, counts: list, share} of texts) {
      forEachJoin(text, tokens, (joined) => {
        if (known.has(joined)) list.set(joined, (list.get(joined) ?? 0) + share);
      });
    }
    texts.length = 0;
  }
}

/** Adds the weight for each word of a text, less in a long heading, and returns the number of words. */
function addTerms(
  {texts}: SectionCounts,
  counts: Map<string, number>,
  text: string,
  weight: number,
  isHeading = false,
): number {
  const tokens = tokenize(text);
  const length = tokens.filter(({whole}) => !whole).length;
  const norm = 1 - NORMS.heading + NORMS.heading * Math.max(1, length / NORMS.headingWords);
  const share = isHeading ? weight / norm : weight;
  for (const token of tokens) counts.set(token.text, (counts.get(token.text) ?? 0) + share);
  texts.push({text, tokens, counts, share});
  return length;
}
