import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import type {SearchRecord} from '@help-center/records';
import type {PageDocument} from './PageDocument.ts';
import {convertPages} from './pageCache.ts';
import {recordsOfPages} from './pageRecords.ts';
import {optionalText, readJsonLines, requiredText} from './readJsonLines.ts';
import {readPairs, type Pair} from './readPairs.ts';

export {readPairs, type Pair} from './readPairs.ts';

/** A documentation set with questions that people asked about it. */
export interface Corpus {
  /** Name of its folder. */
  readonly name: string;
  readonly pages: readonly PageDocument[];
  /** The records of all pages, in page order. */
  readonly records: readonly SearchRecord[];
  /** Questions whose pages the corpus has; empty when it holds no `pairs.jsonl`. */
  readonly pairs: readonly Pair[];
  /** What was left out and why, one sentence each with file and line. */
  readonly warnings: readonly string[];
}

/**
 * Reads a corpus folder: `pages.jsonl` (path, url, title), `pages/` with the Markdown, and `pairs.jsonl` (may be absent).
 * Throws with file and line when a listed page is missing or a line cannot be read.
 */
export function readCorpus(folder: string): Corpus {
  const root = resolve(folder);
  const name = basename(root);
  const list = join(root, 'pages.jsonl');
  if (!existsSync(list)) {
    throw new Error(
      `${list}: no such file. A corpus folder holds "pages.jsonl", "pages/" and "pairs.jsonl".`,
    );
  }
  const warnings: string[] = [];
  const urls = new Set<string>();
  const sources = readJsonLines(list).flatMap((line) => {
    const path = requiredText(line, 'path');
    const file = join(root, 'pages', path);
    if (!existsSync(file)) {
      throw new Error(
        `${line.where}: the page "${path}" is not at ${file}. Add the file or remove the line.`,
      );
    }
    const url = optionalText(line, 'url') ?? `https://${name}.example/${path.replace(/\.mdx?$/, '')}`;
    if (urls.has(url)) {
      warnings.push(`${line.where}: the address ${url} was given before; the page "${path}" is left out.`);
      return [];
    }
    urls.add(url);
    return [{entry: {path, url, title: optionalText(line, 'title')}, markdown: readFileSync(file, 'utf8')}];
  });
  const pages = convertPages(sources);
  const answerable = readAnswerablePairs(root, pages);
  return {
    name,
    pages,
    records: recordsOfPages(pages),
    pairs: answerable.pairs,
    warnings: [...warnings, ...answerable.warnings],
  };
}

/** Reads every corpus below a folder, or the folder itself when it is one, by name. Throws when there is none. */
export function readCorpora(folder: string): Corpus[] {
  const root = resolve(folder);
  if (!existsSync(root)) throw new Error(`${root}: no such folder.`);
  if (existsSync(join(root, 'pages.jsonl'))) return [readCorpus(root)];
  const names = readdirSync(root, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'pages.jsonl')))
    .map((entry) => entry.name)
    .toSorted();
  if (names.length === 0) {
    throw new Error(
      `${root}: no corpus found. Expected subfolders with "pages.jsonl", "pages/" and "pairs.jsonl".`,
    );
  }
  return names.map((name) => readCorpus(join(root, name)));
}

function readAnswerablePairs(
  root: string,
  pages: readonly PageDocument[],
): Pick<Corpus, 'pairs' | 'warnings'> {
  const file = join(root, 'pairs.jsonl');
  if (!existsSync(file))
    return {pairs: [], warnings: [`${file}: no such file; this corpus asks no questions.`]};
  const known = new Set(pages.map((page) => page.path));
  const pairs: Pair[] = [];
  const warnings: string[] = [];
  for (const pair of readPairs(file)) {
    const found = pair.pages.filter((page) => known.has(page));
    if (found.length > 0) pairs.push({...pair, pages: found});
    for (const page of pair.pages.filter((path) => !known.has(path))) {
      warnings.push(
        `${pair.where}: page "${page}" is not in pages.jsonl; ${found.length > 0 ? 'it is' : 'the pair is'} left out.`,
      );
    }
  }
  return {pairs, warnings};
}
