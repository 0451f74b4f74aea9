/** Lines of a code block that stand out, by number from 1, each with its note or an empty text. */
export type LineMarks = ReadonlyMap<number, string>;

/**
 * Reads what an author writes behind the language of a fence: `{2,4-6}` marks lines, `note-3="the broker's port"` marks a
 * line and says why.
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

/** Wraps the marked lines. A note is an attribute that the style sheet shows, so that it is never copied with the code. */
export function markLines(lines: readonly string[], marks: LineMarks): string[] {
  return lines.map((line, index) => {
    const note = marks.get(index + 1);
    if (note === undefined) return line;
    const attribute = note.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    return `<mark class="code-line"${note === '' ? '' : ` data-note="${attribute}"`}>${line}</mark>`;
  });
}
