import type {Page} from '@help-center/content';

/** The part of a page's file that a patch of its keywords needs. */
export interface PatchPage {
  /** Path from the root of the repository. */
  readonly file: string;
  /** The front matter and up to three lines after it. */
  readonly lines: readonly string[];
  /** Number of keywords that the page has. */
  readonly count: number;
}

/** Reads what a patch of a page needs. `prefix` is the path of the website from the root of the repository. */
export function toPatchPage({file, text, frontMatter: {keywords}}: Page, prefix: string): PatchPage {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  return {
    file: prefix + file,
    lines: lines.slice(0, end + 4),
    count: Array.isArray(keywords) ? keywords.length : 0,
  };
}

/**
 * A patch for `git apply` that adds words to a page's keywords; empty if there is nothing to add. The report embeds the
 * source text of this function, so it must not use anything outside.
 */
export function createPatch({file, lines}: PatchPage, words: readonly string[]): string {
  const quote = (word: string): string =>
    /^\p{L}[\p{L}\p{N} .-]*$/u.test(word) ? word : JSON.stringify(word);
  const end = lines.indexOf('---', 1);
  const found = lines.findIndex((line, at) => at < end && line.startsWith('keywords:'));
  const before = lines[found] ?? 'keywords: []';
  const list = /^keywords: *\[(.*)\] *$/u.exec(before)?.[1];
  if (end < 0 || list === undefined) return '';
  const known = list
    .split(',')
    .map((word) =>
      word
        .trim()
        .replace(/^["']|["']$/gu, '')
        .toLowerCase(),
    )
    .filter((word) => word !== '');
  const added = [...new Set(words)].filter((word) => !known.includes(word.toLowerCase())).map(quote);
  if (added.length === 0) return '';
  const after = `keywords: [${[...(list.trim() === '' ? [] : [list.trim()]), ...added].join(', ')}]`;
  const at = found < 0 ? end : found;
  const removed = found < 0 ? 0 : 1;
  const first = Math.max(0, at - 3);
  const last = Math.min(lines.length, at + removed + 3);
  const [head, tail] = [lines.slice(first, at), lines.slice(at + removed, last)];
  const size = head.length + tail.length;
  return [
    `diff --git a/${file} b/${file}`,
    `--- a/${file}`,
    `+++ b/${file}`,
    `@@ -${first + 1},${size + removed} +${first + 1},${size + 1} @@`,
    ...head.map((line) => ` ${line}`),
    ...(removed === 1 ? [`-${before}`] : []),
    `+${after}`,
    ...tail.map((line) => ` ${line}`),
    '',
  ].join('\n');
}
