/** Notes on marked lines of a code block, by line number from 1; empty for marks without a note. */
export type LineMarks = ReadonlyMap<number, string>;

/**
 * Reads line marks from the meta string of a fence: `{2,4-6}` marks lines, `note-3="the broker's port"` marks a line with
 * a note.
 */
export function readLineMarks(meta: string): LineMarks {
  const marks = new Map<number, string>();
  for (const part of (/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '').split(',')) {
    const [first = 0, last = first] = part.split('-').map(Number);
    for (let line = first; line > 0 && line <= last; line += 1) marks.set(line, '');
  }
  for (const [, line, note = ''] of meta.matchAll(/\bnote-(\d+)="([^"]*)"/g)) marks.set(Number(line), note);
  return marks;
}

/**
 * Wraps the marked lines, and those that have a class. Notes are attributes that the style sheet shows, so that they are not
 * copied with the code.
 */
export function markLines(
  lines: readonly string[],
  marks: LineMarks,
  classes: readonly (string | undefined)[] = [],
): string[] {
  return lines.map((line, index) => {
    const note = marks.get(index + 1);
    const own = classes[index];
    if (note === undefined) return own === undefined ? line : `<span class="${own}">${line}</span>`;
    const attribute = note.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    const all = ['code-line', own].filter(Boolean).join(' ');
    return `<mark class="${all}"${note === '' ? '' : ` data-note="${attribute}"`}>${line}</mark>`;
  });
}
