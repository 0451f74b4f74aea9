import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {getDefaultSettings, mergeSettings, spellCheckDocument} from 'cspell-lib';
import type {Page, Site} from '@help-center/content';
import {toFindings, type Fault, type Finding} from '../Finding.ts';
import {proseOf} from '../proseOf.ts';

const DICTIONARY = 'dictionary.txt';

/** Words of the project's dictionary, one per line; `#` starts a comment. */
function readDictionary(dir: string): string[] {
  const path = join(dir, DICTIONARY);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
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
  const fix = `Correct it, or add it to website/${DICTIONARY}.`;
  const findings = pages.map(async (page) => {
    const text = proseOf(page).replaceAll('’', "'");
    const uri = pathToFileURL(join(site.dir, page.file)).href;
    const {issues} = await spellCheckDocument(
      {uri, text, languageId: 'plaintext', locale: 'en-GB'},
      {generateSuggestions: false, noConfigSearch: true},
      settings,
    );
    const faults = issues.map(({text: word, offset}): Fault => {
      const line = text.slice(0, offset).split('\n').length;
      return [line, `"${word}" is an unknown word.`, fix];
    });
    return toFindings(page.file, 'spelling', faults);
  });
  return (await Promise.all(findings)).flat();
}
