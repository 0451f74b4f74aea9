import {headingsOf, isPartial, textOf, type Page, type Site} from '@help-center/content';
import {toFindings, type Fault, type Finding} from '../Finding.ts';
import {findPhrases, productNames, proseOf} from '../proseOf.ts';

/** Phrases that say that something is not published. */
const UNKNOWN =
  /\b(?:not|never|nowhere) (?:been )?(?:publicly )?(?:public|published|described publicly|publicly described|documented publicly)\b|\bno (?:public|published) (?:page|list|description|source|document\w*|fact)\b|\bnot publicly\b|\b(?:is|are|was|were) (?:un|not )known\b|\bnothing is known\b/gi;

/** Phrases that repeat rumours about the product instead of saying what is documented. */
const RUMOUR =
  /\b(?:is|are|was|were) reported (?:to|by|as)\b|\baccording to (?:reports|the oldest help)\b|\bthat it exists\b|\bproject brief\b|\bno \w+ is known\b/gi;
const ASKED = /\b(?:ask|tell) support\b/gi;

/** How often a page may say that something is not published; open questions belong in its folded list. */
const MOST_ON_A_PAGE = 1;
/** How often all pages together may say so. */
const MOST_ON_THE_SITE = 40;
/** How often all pages together may send readers to support; the folded questions of a page are not counted. */
const MOST_ASKED = 30;

/** Whether a paragraph begins with a request to ask, or is nothing but a question. */
function isRequest(text: string): boolean {
  return /^(?:Goal:\s*)?Ask\b/.test(text) || /^[^.]*\?$/.test(text);
}

function wordingFaults(page: Page, genitives: RegExp): Fault[] {
  const headings = headingsOf(page);
  const opening = page.tree.children.filter(
    ({type, position}) =>
      type === 'paragraph' && !((position?.start.line ?? 1) > (headings[0]?.line ?? Infinity)),
  );
  const title = String(page.frontMatter.title);
  return [
    ...findPhrases(page, RUMOUR).map(({phrase, line}): Fault => {
      return [line, `"${phrase}" is a rumour.`, 'Write "not documented", or "likely" if a fact says so.'];
    }),
    ...opening
      .filter((block) => isRequest(textOf(block).trim()))
      .map((block): Fault => {
        const fix = 'Begin with what the reader can do; put the question into website/data/products/.';
        return [block.position?.start.line ?? 1, 'opens with a request.', fix];
      }),
    ...(genitives.test(title) ? [page.fieldLines.get('title') ?? 1] : []).map((line): Fault => {
      const message = `"${title}" ends with "of" and a product.`;
      return [line, message, 'Put the product first: "ANSVIS rule types".'];
    }),
    ...headings
      .filter(({text}) => /\bin general\b/i.test(text))
      .map(({text, line}): Fault => {
        const fix = 'Take it out, and write {/* general */} below the heading.';
        return [line, `"${text}" has "in general" in a heading.`, fix];
      }),
  ];
}

function unknownFaults(page: Page, lines: readonly number[]): Fault[] {
  const [heading] = headingsOf(page);
  const [first, second] = lines;
  const faults: Fault[] = [];
  if (second !== undefined && lines.length > MOST_ON_A_PAGE) {
    const message = `says ${lines.length} times that something is not published.`;
    const fix =
      'Say it once at most; make the rest questions of website/data/products/ and a <ProviderTable>.';
    faults.push([second, message, fix]);
  }
  if (first !== undefined && (heading === undefined || first <= heading.line)) {
    const fix = 'Say what to do or whom to ask, or move it below the first heading.';
    faults.push([first, 'begins with what is not published.', fix]);
  }
  return faults;
}

/** A finding on the page with most of the places, if all pages together have too many. */
function overLimit(
  found: readonly {readonly page: Page; readonly lines: readonly number[]}[],
  most: number,
  field: string,
  toMessage: (all: number) => string,
): Finding[] {
  const all = found.reduce((sum, {lines}) => sum + lines.length, 0);
  const [worst] = found.toSorted((left, right) => right.lines.length - left.lines.length);
  if (all <= most || worst === undefined) return [];
  const fix = `Bring it to ${most}: say what to do instead.`;
  return toFindings(worst.page.file, field, [[worst.lines[0] ?? 1, toMessage(all), fix]]);
}

/** How pages speak: answers first, no rumours, plain headings, and not too often that nobody knows or whom to ask. */
export function checkWording(site: Site): Finding[] {
  const genitives = new RegExp(`\\bof (?:${productNames(site)})(?:$|:)`);
  const documents = [...site.pages.values()].filter(
    ({file, frontMatter}) => !isPartial(file) && frontMatter.draft !== true,
  );
  const find = (pages: readonly Page[], pattern: RegExp) =>
    pages.map((page) => ({page, lines: findPhrases(page, pattern).map(({line}) => line)}));
  const unknown = find(
    documents.filter(({file}) => file.startsWith('docs/')),
    UNKNOWN,
  );
  return [
    ...documents.flatMap((page) => toFindings(page.file, 'wording', wordingFaults(page, genitives))),
    ...unknown.flatMap(({page, lines}) => toFindings(page.file, 'unknown', unknownFaults(page, lines))),
    ...overLimit(
      unknown,
      MOST_ON_THE_SITE,
      'unknown',
      (all) => `is one of the pages that say ${all} times together that something is not published.`,
    ),
    ...overLimit(
      find(documents, ASKED),
      MOST_ASKED,
      'wording',
      (all) => `is one of the pages that send readers to support ${all} times together.`,
    ),
  ];
}

const LEAST_WORDS = 20;
const MOST_PAGES = 3;

function sentencesOf(page: Page): Map<string, number> {
  const sentences = new Map<string, number>();
  for (const [index, line] of proseOf(page).split('\n').entries()) {
    for (const sentence of line.split(/(?<=[.!?:])\s+(?=\p{Lu})/u)) {
      const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
      if (words.length >= LEAST_WORDS) sentences.set(words.join(' '), index + 1);
    }
  }
  return sentences;
}

/** Long sentences on four or more pages, which would be updated on one and go stale on the others. */
export function checkRepeats(pages: readonly Page[]): Finding[] {
  const places = new Map<string, {file: string; line: number}[]>();
  for (const page of pages.filter(({file}) => file.startsWith('docs/') && !isPartial(file))) {
    for (const [sentence, line] of sentencesOf(page)) {
      places.set(sentence, [...(places.get(sentence) ?? []), {file: page.file, line}]);
    }
  }
  return [...places].flatMap(([sentence, found]) => {
    const [first] = found;
    if (found.length <= MOST_PAGES || first === undefined) return [];
    const start = sentence.split(' ').slice(0, 6).join(' ');
    return [
      {
        ...first,
        field: 'repeat',
        message: `"${start} …" stands on ${found.length} pages.`,
        fix: 'Put it into a partial, a file with _ before its name, and import that; or link to the page that has it.',
      },
    ];
  });
}
