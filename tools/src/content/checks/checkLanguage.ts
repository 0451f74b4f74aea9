import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import retextStringify from 'retext-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Page, Site} from '@help-center/content';
import {getDefaultSettings, mergeSettings, spellCheckDocument} from 'cspell-lib';
import {toFindings, type Fault, type Finding} from '../Finding.ts';
import {proseOf} from '../proseOf.ts';

const language = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(retextStringify);

// Initialisms such as MQTT take the article of the first letter's name.
const SPELT = /before `[^aeiou`]+`/i;

/** Fills the gaps left by code, pictures and marks, so that the words on either side are not adjacent. */
function closeGaps(prose: string): string {
  return prose.replaceAll(/ {2,}/g, (gap) => ` ${'…'.repeat(gap.length - 2)} `);
}

/** Language slips: repeated words, "a" before a vowel, "LCD display". */
export async function checkLanguage(pages: readonly Page[]): Promise<Finding[]> {
  const findings = pages.map(async (page) => {
    const file = new VFile(closeGaps(proseOf(page)));
    await language.process(file);
    const faults = file.messages
      .filter(({reason}) => !SPELT.test(reason))
      .map(({line, reason, expected}): Fault => {
        const fix = expected?.length ? `Write "${expected.join('" or "')}".` : 'Take one of them out.';
        return [line ?? 1, reason.replace(/\.?$/, '.'), fix];
      });
    return toFindings(page.file, 'language', faults);
  });
  return (await Promise.all(findings)).flat();
}

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
