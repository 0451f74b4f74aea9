/** Beginnings that say what kind of change it is: `docs(browser)!:`, `📝`, `[jest-circus]`. */
const KIND = /^(?:[a-z]*(?:\([^)]*\))?!?:\s*|\[[^\]]*\]\s*|[\p{Extended_Pictographic}\uFE0F]+\s*)/iu;

/** References and marks for tools: `(#123)`, `(closes #4)`, `[i18nIgnore]`, `(en-only)`. */
const REFERENCE = /\s*(?:\((?:[a-z]+\s+)?#\d+\)|\[[\w\s-]+\]|\(en-only\)|\b(?:fix(?:es)?|closes?) #\d+)/giu;

/** What an author does to a page, which no reader would type. */
const DEED =
  /^(?:also |add(?:ed|s|ing)?|updat(?:e|ed|es|ing)|document(?:s|ed|ing)?|clarif(?:y|ies|ied)|fix(?:es|ed)?|improve[sd]?|enhance[sd]?|mention(?:s|ed)?|explain(?:s|ed)?|describe[sd]?|note|correct(?:s|ed)?|expand(?:s|ed)?|rewrite|reword|simplif(?:y|ied)|tweak|refine|include|provide|show|use|make|change|replace|recommend|state|specify)\s+/iu;

/** What stands between the deed and the topic. */
const PREAMBLE =
  /^(?:(?:a|an|the|more|missing|new|some|small|better|basic|and|docs?|documentation|section|guide|page|note|notes|information|info|details?|description|explanation|example|examples|instructions?|tips?|warning|caution|mention|recipe|how|on|of|for|about|to|in|that|regarding|with)\s+)+/iu;

/** What an author says of the page at the end. */
const ENDING =
  /\s+(?:to|in|on|from|of) (?:the )?(?:docs?|documentation|guide|page|readme)$|\s+(?:docs?|documentation|guide|page)$/iu;

/** Changes that say nothing of what a page is about. */
const TRIVIAL =
  /\b(?:typos?|grammar|grammatical|spelling|wording|punctuation|links?|urls?|redirects?|format(?:ting)?|lint|bump|deps|dependency|dependencies|sponsors?|release|changelog|translations?|locales?|i18n|revert|merge|wip|nits?|clean-?up|broken|stale|outdated|obsolete|sidebar|logo|images?|screenshots?|snippets?|code blocks?|highlights?|errors? in|mistakes?|rename|move|remove[sd]?|drop|delete|tutorial locales|article|banner|stub|references? docs|minor|misc|tweaks|feedback|suggestions?|incorrect(?:ly)?|misleading|duplicated?|placeholder|announcement|squashed|commas?|admonitions?|sentences?|alphabetically|re-?word|phrasing|docs_src|headers? in|refresh|consistent|inconsistent|stray|prettier|test coverage|beta|deleted|refactor|restructure|reorganize|website|homepage|markup|whitespace|ci:|llms?|\d+\.\d+|v\d+)\b|\.mdx?\b/iu;

const SMALL_WORDS = new Set(
  'a an and are as at be by can do does for from how if in into is it its not of on or so that the their this to use using via what when where which while who why will with you your'.split(
    ' ',
  ),
);

/** Fewest words, small ones not counted, and most words of a query. */
const FEWEST_WORDS = 3;
const MOST_WORDS = 9;

/**
 * Makes a query of a commit's subject: without its kind, its references, what the author did and that it was done to a
 * page. `null` for a trivial change, and for a subject that leaves fewer than three words or more than nine.
 */
export function toQuery(subject: string): string | null {
  if (TRIVIAL.test(subject)) return null;
  let rest = subject.replaceAll(REFERENCE, '').trim();
  for (const pattern of [KIND, KIND, DEED, PREAMBLE]) rest = rest.replace(pattern, '').trim();
  rest = rest
    .replace(ENDING, '')
    .replaceAll(/[`"“”]/gu, '')
    .replace(/[.…:;,]+$/u, '')
    .trim();
  const words = rest.split(/\s+/u).filter(Boolean);
  const content = new Set(words.map((word) => word.toLowerCase()).filter((word) => !SMALL_WORDS.has(word)));
  return content.size < FEWEST_WORDS || words.length > MOST_WORDS ? null : rest;
}

/** The query with two neighbouring letters swapped, in the middle of its longest word of plain letters. */
export function withTypo(query: string): string | null {
  const [longest = ''] = (query.match(/\p{L}+/gu) ?? []).toSorted((a, b) => b.length - a.length);
  if (longest.length < 5) return null;
  for (let at = longest.length >> 1; at > 0; at -= 1) {
    const [first, second] = [longest.charAt(at), longest.charAt(at + 1)];
    if (first !== second)
      return query.replace(longest, longest.slice(0, at) + second + first + longest.slice(at + 2));
  }
  return null;
}

/** The query as it stands when two thirds of its last word are typed. */
export function withoutEnd(query: string): string | null {
  const last = /\p{L}+$/u.exec(query)?.[0] ?? '';
  return last.length < 4 ? null : query.slice(0, query.length - Math.floor(last.length / 3));
}
