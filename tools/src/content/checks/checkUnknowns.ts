import {proseOf} from '../proseOf.ts';
import {headingsOf, isPartial, type Page} from '@help-center/content';
import type {Finding} from '../Finding.ts';

const PHRASE =
  /\b(?:not|never|nowhere) (?:been )?(?:publicly )?(?:public|published|described publicly|publicly described|documented publicly)\b|\bno (?:public|published) (?:page|list|description|source|document\w*|fact)\b|\bnot publicly\b|\b(?:is|are|was|were) (?:un|not )known\b|\bnothing is known\b/gi;

/** How often a page may say that something is not published; open questions belong in its folded list. */
const MOST_ON_A_PAGE = 1;
/** How often all pages together may say so. */
const MOST_ON_THE_SITE = 40;

function placesOf(page: Page): number[] {
  const prose = proseOf(page);
  return [...prose.matchAll(PHRASE)].map(({index}) => prose.slice(0, index).split('\n').length);
}

/** Pages that begin with what is not published instead of what readers can do. */
function openings(page: Page, places: readonly number[]): Finding[] {
  const [heading] = headingsOf(page);
  const [line] = places;
  if (line === undefined || (heading !== undefined && line > heading.line)) return [];
  const message = 'begins with what is not published.';
  const fix = 'Say what to do or whom to ask, or move it below the first heading.';
  return [{file: page.file, line, field: 'unknown', message, fix}];
}

/** Pages that keep saying what is not published. */
export function checkUnknowns(pages: readonly Page[]): Finding[] {
  const documents = pages.filter(
    ({file, frontMatter}) => file.startsWith('docs/') && !isPartial(file) && frontMatter.draft !== true,
  );
  const found = documents.map((page) => ({page, places: placesOf(page)}));
  const tooMany = found
    .filter(({places}) => places.length > MOST_ON_A_PAGE)
    .map(({page, places}) => ({
      file: page.file,
      line: places[MOST_ON_A_PAGE] ?? 1,
      field: 'unknown',
      message: `says ${places.length} times that something is not published.`,
      fix: 'Say it once at most; make the rest questions of website/data/products/ and a <ProviderTable>.',
    }));
  const findings = [...tooMany, ...found.flatMap(({page, places}) => openings(page, places))];
  const all = found.reduce((sum, {places}) => sum + places.length, 0);
  const last = found.findLast(({places}) => places.length > 0);
  if (all <= MOST_ON_THE_SITE || last === undefined) return findings;
  const message = `is one of the pages that say ${all} times together that something is not published.`;
  const fix = `Bring it to ${MOST_ON_THE_SITE}: say what to do instead.`;
  return [...findings, {file: last.page.file, line: last.places[0] ?? 1, field: 'unknown', message, fix}];
}
