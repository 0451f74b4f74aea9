import {findPhrases} from '../proseOf.ts';
import {headingsOf, isPartial, type Page} from '@help-center/content';
import {toFindings, type Finding} from '../Finding.ts';

const PHRASE =
  /\b(?:not|never|nowhere) (?:been )?(?:publicly )?(?:public|published|described publicly|publicly described|documented publicly)\b|\bno (?:public|published) (?:page|list|description|source|document\w*|fact)\b|\bnot publicly\b|\b(?:is|are|was|were) (?:un|not )known\b|\bnothing is known\b/gi;

/** How often a page may say that something is not published; open questions belong in its folded list. */
const MOST_ON_A_PAGE = 1;
/** How often all pages together may say so. */
const MOST_ON_THE_SITE = 40;

/** Pages that begin with what is not published instead of what readers can do. */
function openings(page: Page, places: readonly number[]): Finding[] {
  const [heading] = headingsOf(page);
  const [line] = places;
  if (line === undefined || (heading !== undefined && line > heading.line)) return [];
  const fix = 'Say what to do or whom to ask, or move it below the first heading.';
  return toFindings(page.file, 'unknown', [[line, 'begins with what is not published.', fix]]);
}

/** Pages that keep saying what is not published. */
export function checkUnknowns(pages: readonly Page[]): Finding[] {
  const documents = pages.filter(
    ({file, frontMatter}) => file.startsWith('docs/') && !isPartial(file) && frontMatter.draft !== true,
  );
  const found = documents.map((page) => ({page, places: findPhrases(page, PHRASE).map(({line}) => line)}));
  const tooMany = found
    .filter(({places}) => places.length > MOST_ON_A_PAGE)
    .flatMap(({page, places}) => {
      const message = `says ${places.length} times that something is not published.`;
      const fix =
        'Say it once at most; make the rest questions of website/data/products/ and a <ProviderTable>.';
      return toFindings(page.file, 'unknown', [[places[MOST_ON_A_PAGE] ?? 1, message, fix]]);
    });
  const findings = [...tooMany, ...found.flatMap(({page, places}) => openings(page, places))];
  const all = found.reduce((sum, {places}) => sum + places.length, 0);
  const last = found.findLast(({places}) => places.length > 0);
  if (all <= MOST_ON_THE_SITE || last === undefined) return findings;
  const message = `is one of the pages that say ${all} times together that something is not published.`;
  const fix = `Bring it to ${MOST_ON_THE_SITE}: say what to do instead.`;
  return [...findings, ...toFindings(last.page.file, 'unknown', [[last.places[0] ?? 1, message, fix]])];
}
