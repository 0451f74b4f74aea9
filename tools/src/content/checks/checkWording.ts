import {headingsOf, isPartial, textOf, type Page, type Site} from '@help-center/content';
import type {Finding} from '../Finding.ts';
import {productNames} from '../productNames.ts';
import {proseOf} from '../proseOf.ts';

/** Phrases that repeat rumours about the product instead of saying what is documented. */
const RUMOUR =
  /\b(?:is|are|was|were) reported (?:to|by|as)\b|\baccording to (?:reports|the oldest help)\b|\bthat it exists\b|\bproject brief\b|\bno \w+ is known\b/gi;
const ASKED = /\b(?:ask|tell) support\b/gi;

/** How often all pages together may send readers to support; the folded questions of a page are not counted. */
const MOST_ASKED = 30;

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

function rumours(page: Page): Finding[] {
  const prose = proseOf(page);
  return [...prose.matchAll(RUMOUR)].map((match) => ({
    file: page.file,
    line: lineAt(prose, match.index),
    field: 'wording',
    message: `"${match[0]}" is a rumour.`,
    fix: 'Write "not documented", or "likely" if a fact says so.',
  }));
}

/** Whether a paragraph begins with a request to ask, or is nothing but a question. */
function isRequest(text: string): boolean {
  return /^(?:Goal:\s*)?Ask\b/.test(text) || /^[^.]*\?$/.test(text);
}

/** Pages that open with a request instead of an answer. */
function openings({file, tree}: Page): Finding[] {
  const heading = tree.children.findIndex(({type}) => type === 'heading');
  const paragraphs = tree.children
    .slice(0, heading === -1 ? undefined : heading)
    .filter(({type}) => type === 'paragraph');
  return paragraphs
    .filter((block) => isRequest(textOf(block).trim()))
    .map((block) => ({
      file,
      line: block.position?.start.line ?? 1,
      field: 'wording',
      message: 'opens with a request.',
      fix: 'Begin with what the reader can do; put the question into website/data/products/.',
    }));
}

function headings(page: Page, genitives: RegExp): Finding[] {
  const hanging = headingsOf(page)
    .filter(({text}) => /\bin general\b/i.test(text))
    .map(({text, line}) => ({
      file: page.file,
      line,
      field: 'wording',
      message: `"${text}" has "in general" in a heading.`,
      fix: 'Take it out, and write {/* general */} below the heading.',
    }));
  const title = String(page.frontMatter.title);
  if (!genitives.test(title)) return hanging;
  const genitive = {
    file: page.file,
    line: page.fieldLines.get('title') ?? 1,
    field: 'wording',
    message: `"${title}" ends with "of" and a product.`,
    fix: 'Put the product first: "ANSVIS rule types".',
  };
  return [genitive, ...hanging];
}

/** How pages speak: answers first, no rumours, plain headings, and not too many requests to ask support. */
export function checkWording(site: Site): Finding[] {
  const genitives = new RegExp(`\\bof (?:${productNames(site)})(?:$|:)`);
  const documents = [...site.pages.values()].filter(
    ({file, frontMatter}) => !isPartial(file) && frontMatter.draft !== true,
  );
  const findings = documents.flatMap((page) => [
    ...rumours(page),
    ...openings(page),
    ...headings(page, genitives),
  ]);
  const asked = documents.map((page) => ({page, count: [...proseOf(page).matchAll(ASKED)].length}));
  const all = asked.reduce((sum, {count}) => sum + count, 0);
  const most = asked.toSorted((left, right) => right.count - left.count)[0];
  if (all <= MOST_ASKED || most === undefined) return findings;
  const message = `is one of the pages that send readers to support ${all} times together.`;
  const fix = `Bring it to ${MOST_ASKED}: say what to do instead.`;
  return [...findings, {file: most.page.file, line: 1, field: 'wording', message, fix}];
}
