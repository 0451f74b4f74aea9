import type {Page} from './parsePage.ts';

/** A pointer from a statement of a page to its source. */
export interface FactMark {
  readonly key: string;
  readonly line: number;
}

const MARK = /\{\/\*\s*facts?:\s*([\s\S]*?)\*\/\}/g;

/** All fact marks of a page; one mark may name several keys, separated by commas. */
export function factMarksOf({text}: Page): FactMark[] {
  return [...text.matchAll(MARK)].flatMap((match) => {
    const line = text.slice(0, match.index).split('\n').length;
    const keys = (match[1] ?? '').split(/[,\s]+/).filter(Boolean);
    return keys.map((key) => ({key, line}));
  });
}
