import {headingsOf, type Page, type PageHeading} from '@help-center/content';
import {toFindings, type Fault, type Finding} from '../Finding.ts';

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

/** Headings: levels, no marks at the end, unique anchors. */
export function checkHeadings(page: Page): Finding[] {
  const faults: Fault[] = [];
  const headings = headingsOf(page);
  const seen = new Map<string, number>();
  for (const [index, heading] of headings.entries()) {
    const {anchor, line} = heading;
    faults.push(...headingFaults(page.file, heading, headings[index - 1]));
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
