import {headingsOf, type Page, type PageHeading} from '@help-center/content';
import {toFindings, type Fault, type Finding} from '../Finding.ts';

/** Whether a heading is certainly In Title Case: every longer word is capitalised, and none is a name. */
function isTitleCase(text: string, names: ReadonlySet<string>): boolean {
  const words = text
    .replaceAll(/`[^`]*`/g, '')
    .split(/[\s/-]+/)
    .slice(1);
  const longer = words.map((word) => word.replaceAll(/[^\p{L}\d]/gu, '')).filter((word) => word.length > 3);
  const plain = longer.filter((word) => !names.has(word) && !/\p{Lu}.*\p{Lu}|\d/u.test(word));
  return plain.length > 1 && plain.every((word) => /^\p{Lu}/u.test(word)) && plain.length === longer.length;
}

function headingFaults(
  file: string,
  {depth, text, line}: PageHeading,
  before: PageHeading | undefined,
): Fault[] {
  const faults: Fault[] = [];
  // A standalone page has its title in its text.
  if (depth === 1 && !file.startsWith('src/'))
    faults.push([line, 'is a "#" heading.', 'The title is in the front matter; start at "##".']);
  else if (depth > (before?.depth ?? 1) + 1) {
    faults.push([line, `"${text}" skips a level.`, `Use ${'#'.repeat((before?.depth ?? 1) + 1)}.`]);
  }
  if (/[.:!]$/.test(text)) faults.push([line, `"${text}" ends with a mark.`, 'Take it away.']);
  return faults;
}

/** Headings: levels, sentence case, unique anchors. */
export function checkHeadings(page: Page, names: ReadonlySet<string>): Finding[] {
  const faults: Fault[] = [];
  const headings = headingsOf(page);
  const seen = new Map<string, number>();
  for (const [index, heading] of headings.entries()) {
    const {text, anchor, line} = heading;
    faults.push(...headingFaults(page.file, heading, headings[index - 1]));
    // Looks at the source, because labels in code marks keep their capitals.
    const written = page.text.split('\n')[line - 1] ?? text;
    if (isTitleCase(written.replace(/^#+\s*|\s*\{#.*$/g, ''), names)) {
      faults.push([
        line,
        `"${text}" is in title case.`,
        'Write it like a sentence; only names have capitals.',
      ]);
    }
    const earlier = seen.get(anchor);
    if (earlier !== undefined) {
      faults.push([
        line,
        `has the anchor #${anchor} of line ${earlier}.`,
        'Give it its own: {#another-name}.',
      ]);
    }
    seen.set(anchor, line);
  }
  return toFindings(page.file, 'heading', faults);
}
