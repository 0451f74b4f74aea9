import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {getDefaultSettings, mergeSettings, spellCheckDocument} from 'cspell-lib';
import type {Page, Site} from '@help-center/content';
import type {Finding} from '../Finding.ts';
import {proseOf} from '../proseOf.ts';

const DICTIONARY = 'dictionary.txt';

/** Words of the project's dictionary, one per line; `#` starts a comment. */
export function readDictionary(dir: string): string[] {
  const path = join(dir, DICTIONARY);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

interface Place {
  readonly file: string;
  readonly line: number;
}

/** The distinct words of the pages, with their places. */
function collectWords(pages: readonly Page[]): Map<string, Place[]> {
  const words = new Map<string, Place[]>();
  for (const page of pages) {
    for (const [index, line] of proseOf(page).split('\n').entries()) {
      for (const [word] of line.matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)) {
        const plain = word.replaceAll('’', "'").replace(/'s?$/, '');
        const places = words.get(plain) ?? [];
        places.push({file: page.file, line: index + 1});
        words.set(plain, places);
      }
    }
  }
  return words;
}

/** Spelling: words that are neither British English nor in the project's dictionary. */
export async function checkSpelling(pages: readonly Page[], site: Site): Promise<Finding[]> {
  const settings = mergeSettings(await getDefaultSettings(), {
    language: 'en-GB',
    dictionaries: ['en-gb', 'softwareTerms', 'companies', 'misc'],
    words: [...readDictionary(site.dir), ...Object.keys(site.products)],
    caseSensitive: false,
    maxNumberOfProblems: 500,
    maxDuplicateProblems: 1,
    suggestionsTimeout: 500,
  });
  const words = collectWords(pages);
  const text = [...words.keys()].join('\n');
  const uri = pathToFileURL(join(site.dir, 'words.txt')).href;
  // Checks one list of words instead of all pages, so that each word is checked once.
  const {issues} = await spellCheckDocument(
    {uri, text, languageId: 'plaintext', locale: 'en-GB'},
    {generateSuggestions: false, noConfigSearch: true},
    settings,
  );
  return issues.flatMap(({offset}) => {
    const word = text.slice(text.lastIndexOf('\n', offset) + 1).split('\n')[0] ?? '';
    const [first, ...others] = words.get(word) ?? [];
    if (first === undefined) return [];
    const more = others.length > 0 ? ` (and at ${others.length} more places)` : '';
    return [
      {
        ...first,
        field: 'spelling',
        message: `"${word}" is an unknown word${more}.`,
        fix: `Correct it, or add it to website/${DICTIONARY}.`,
      },
    ];
  });
}
