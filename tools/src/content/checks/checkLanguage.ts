import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import retextStringify from 'retext-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Page} from '@help-center/content';
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
