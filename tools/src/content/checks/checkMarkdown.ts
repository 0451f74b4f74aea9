import {lint} from 'markdownlint/promise';
import {visit} from 'unist-util-visit';
import {headingsOf, type Page} from '@help-center/content';
import {toFindings, type Fault, type Finding} from '../Finding.ts';

/** markdownlint rules for mistakes that readers see or that hide others from tools. */
const RULES = {
  default: false,
  MD001: true, // a heading that skips a level
  MD009: true, // spaces at the end of a line
  MD010: true, // tabs
  MD018: true, // no space after #
  MD022: true, // blank lines around headings
  MD031: true, // blank lines around fences
  MD026: {punctuation: '.:!'}, // headings that end with a mark
  MD038: true, // spaces inside code marks
  MD039: true, // spaces inside link text
  MD042: true, // empty links
  MD047: true, // one newline at the end
  MD056: true, // the same number of cells in each row
};

/** A column without a heading has no name that a screen reader can announce with a cell. */
function checkTableHeaders({tree}: Page): Fault[] {
  const faults: Fault[] = [];
  visit(tree, 'table', ({children: [header]}) => {
    for (const [index, cell] of header?.children.entries() ?? []) {
      if (cell.children.length > 0) continue;
      const line = header?.position?.start.line ?? 1;
      const fix = 'Say in one or two words what stands in that column.';
      faults.push([line, `has a table whose column ${index + 1} has no heading.`, fix]);
    }
  });
  return faults;
}

/** Headings: unique anchors, and the title in the front matter, but for standalone pages. */
function checkHeadings(page: Page): Fault[] {
  const seen = new Map<string, number>();
  return headingsOf(page).flatMap(({anchor, depth, line}): Fault[] => {
    const earlier = seen.get(anchor);
    seen.set(anchor, line);
    if (depth === 1 && !page.file.startsWith('src/'))
      return [[line, 'has a "#" heading.', 'The title is in the front matter; start at "##".']];
    if (earlier === undefined) return [];
    return [[line, `has the anchor #${anchor} of line ${earlier}.`, 'Give it its own: {#another-name}.']];
  });
}

/** Markdown that renders wrongly or differently across tools. */
export async function checkMarkdown(pages: readonly Page[]): Promise<Finding[]> {
  const strings = Object.fromEntries(pages.map(({file, text}) => [file, text]));
  const results = await lint({strings, config: RULES});
  return pages.flatMap((page) => {
    const errors = results[page.file] ?? [];
    const faults = errors.map(({lineNumber, ruleNames, ruleDescription, errorDetail}): Fault => {
      const message = `${ruleDescription}${errorDetail ? ` (${errorDetail})` : ''}.`;
      return [lineNumber, message, `Correct it; the rule is ${ruleNames[0] ?? ''}.`];
    });
    return toFindings(page.file, 'markdown', [...faults, ...checkHeadings(page), ...checkTableHeaders(page)]);
  });
}
