import type {SearchRecord} from '@help-center/records';
import {escapeHtml} from '@help-center/engine';

/** Characters of a snippet around its first match. */
const SNIPPET = 80;

/** A hit with the marks and snippets that readers see, for searches that find records but write no hits. */
export function markedHit(record: SearchRecord, words: readonly string[]): object {
  const pattern = words.length === 0 ? undefined : new RegExp(words.map(escapePattern).join('|'), 'gi');
  const texts = [...Object.entries(record.hierarchy), ['content', record.content] as const].filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return {
    objectID: record.objectID,
    url: record.url,
    type: record.type,
    hierarchy: record.hierarchy,
    content: record.content,
    _highlightResult: Object.fromEntries(texts.map(([name, text]) => [name, {value: mark(text, pattern)}])),
    _snippetResult: Object.fromEntries(
      texts.map(([name, text]) => [name, {value: mark(cut(text, words), pattern)}]),
    ),
  };
}

function cut(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const first = words.map((word) => lower.indexOf(word)).find((at) => at !== -1) ?? 0;
  const from = Math.max(0, first - SNIPPET / 2);
  return text.slice(from, from + SNIPPET);
}

function mark(text: string, pattern: RegExp | undefined): string {
  if (pattern === undefined) return escapeHtml(text);
  let html = '';
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    html += `${escapeHtml(text.slice(at, match.index))}<mark>${escapeHtml(match[0])}</mark>`;
    at = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(at));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
