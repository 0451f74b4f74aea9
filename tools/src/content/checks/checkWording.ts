import {headingsOf, isPartial, textOf, type Page, type Site} from '@help-center/content';
import {toFindings, type Fault, type Finding} from '../Finding.ts';
import {productNames} from '../productNames.ts';
import {findPhrases} from '../proseOf.ts';

/** Phrases that repeat rumours about the product instead of saying what is documented. */
const RUMOUR =
  /\b(?:is|are|was|were) reported (?:to|by|as)\b|\baccording to (?:reports|the oldest help)\b|\bthat it exists\b|\bproject brief\b|\bno \w+ is known\b/gi;
const ASKED = /\b(?:ask|tell) support\b/gi;

/** How often all pages together may send readers to support; the folded questions of a page are not counted. */
const MOST_ASKED = 30;

function rumours(page: Page): Fault[] {
  const fix = 'Write "not documented", or "likely" if a fact says so.';
  return findPhrases(page, RUMOUR).map(({phrase, line}) => [line, `"${phrase}" is a rumour.`, fix]);
}

/** Whether a paragraph begins with a request to ask, or is nothing but a question. */
function isRequest(text: string): boolean {
  return /^(?:Goal:\s*)?Ask\b/.test(text) || /^[^.]*\?$/.test(text);
}

/** Pages that open with a request instead of an answer. */
function openings({tree}: Page): Fault[] {
  const heading = tree.children.findIndex(({type}) => type === 'heading');
  const paragraphs = tree.children
    .slice(0, heading === -1 ? undefined : heading)
    .filter(({type}) => type === 'paragraph');
  const fix = 'Begin with what the reader can do; put the question into website/data/products/.';
  return paragraphs
    .filter((block) => isRequest(textOf(block).trim()))
    .map((block) => [block.position?.start.line ?? 1, 'opens with a request.', fix]);
}

function headings(page: Page, genitives: RegExp): Fault[] {
  const fix = 'Take it out, and write {/* general */} below the heading.';
  const hanging = headingsOf(page)
    .filter(({text}) => /\bin general\b/i.test(text))
    .map(({text, line}): Fault => [line, `"${text}" has "in general" in a heading.`, fix]);
  const title = String(page.frontMatter.title);
  if (!genitives.test(title)) return hanging;
  const message = `"${title}" ends with "of" and a product.`;
  const line = page.fieldLines.get('title') ?? 1;
  return [[line, message, 'Put the product first: "ANSVIS rule types".'], ...hanging];
}

/** How pages speak: answers first, no rumours, plain headings, and not too many requests to ask support. */
export function checkWording(site: Site): Finding[] {
  const genitives = new RegExp(`\\bof (?:${productNames(site)})(?:$|:)`);
  const documents = [...site.pages.values()].filter(
    ({file, frontMatter}) => !isPartial(file) && frontMatter.draft !== true,
  );
  const findings = documents.flatMap((page) =>
    toFindings(page.file, 'wording', [...rumours(page), ...openings(page), ...headings(page, genitives)]),
  );
  const asked = documents.map((page) => ({page, count: findPhrases(page, ASKED).length}));
  const all = asked.reduce((sum, {count}) => sum + count, 0);
  const most = asked.toSorted((left, right) => right.count - left.count)[0];
  if (all <= MOST_ASKED || most === undefined) return findings;
  const message = `is one of the pages that send readers to support ${all} times together.`;
  const fix = `Bring it to ${MOST_ASKED}: say what to do instead.`;
  return [...findings, ...toFindings(most.page.file, 'wording', [[1, message, fix]])];
}
