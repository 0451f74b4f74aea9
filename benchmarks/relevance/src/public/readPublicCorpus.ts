import {existsSync} from 'node:fs';
import {convertPages} from '../pageCache.ts';
import {recordsOfPages} from '../pageRecords.ts';
import type {Corpus} from '../readCorpus.ts';
import {optionalText, readJsonLines, requiredText} from '../readJsonLines.ts';
import type {Pair} from '../readPairs.ts';
import type {Checkout} from './openCheckout.ts';
import type {PublicCorpus} from './readManifest.ts';
import {toQuery, withoutEnd, withTypo} from './toQuery.ts';

/** Makes a corpus of a checkout and the pairs that are kept for it. Throws with file and line for a pair that it cannot ask. */
export function readPublicCorpus(about: PublicCorpus, checkout: Checkout, pairsFile: string): Corpus {
  const paths = checkout.listPages();
  const texts = checkout.readPages(paths);
  const pages = convertPages(
    paths.map((path, at) => ({
      entry: {path, url: addressOf(about.site, path), title: null},
      markdown: texts[at] ?? '',
    })),
  );
  return {
    name: about.name,
    pages,
    records: recordsOfPages(pages),
    pairs: readPublicPairs(pairsFile, checkout, new Set(paths)),
    warnings: [],
  };
}

/** A pair has the words of a thread as `query`, or names the commit whose subject is the question. */
function readPublicPairs(file: string, checkout: Checkout, known: ReadonlySet<string>): Pair[] {
  if (!existsSync(file)) throw new Error(`${file}: no such file. Make it with --make-pairs.`);
  const lines = readJsonLines(file);
  const hashes = lines.flatMap((line) => optionalText(line, 'commit') ?? []);
  const subjects = checkout.readSubjects(hashes);
  return lines.map((line): Pair => {
    const page = requiredText(line, 'page');
    requiredText(line, 'source');
    if (!known.has(page)) throw new Error(`${line.where}: the corpus has no page "${page}".`);
    const commit = optionalText(line, 'commit');
    const query = commit === null ? requiredText(line, 'query') : toQuery(subjects.get(commit) ?? '');
    if (query === null) throw new Error(`${line.where}: the subject of commit ${commit} makes no query.`);
    const typo = withTypo(query);
    const prefix = withoutEnd(query);
    return {
      id: requiredText(line, 'id'),
      queries: {original: query, ...(typo !== null && {typo}), ...(prefix !== null && {prefix})},
      pages: [page],
      group: commit === null ? 'thread' : 'commit-subject',
      where: line.where,
    };
  });
}

/** The address that documentation tools give a source file. */
export function addressOf(site: string, path: string): string {
  return site + path.replace(/\.mdx?$/, '').replace(/(?:^|\/)(?:index|README)$/, '');
}
