import type {Page} from '@help-center/content';
import {toFindings, type Fault, type Finding} from '../Finding.ts';
import {findPhrases, PROSE_FIELDS} from '../proseOf.ts';

/** Words to avoid, and what to write instead. */
const TERMS: readonly [RegExp, string][] = [
  [/\bplease\b/gi, 'Say what to do, without "please".'],
  [/\bsimply\b/gi, 'Leave it out.'],
  [/\bjust\b/gi, 'Leave it out, or write "only".'],
  [/\b(?:easy|easily)\b/gi, 'Leave it out; the steps show it.'],
  [/\betc\b\.?/gi, 'Name all, or write "such as …".'],
  [
    /\b(?:a|an|the|your|this|one|each|every|no|of) licenses?\b(?! (?:Manager|Server)\b)/gi,
    'The noun is "licence".',
  ],
  [/\blicense keys?\b/g, 'The noun is "licence": "licence key".'],
  [/\blicenced\b/gi, 'The verb is "license": "licensed".'],
  [/\bvendors?\b/gi, 'provider'],
  [/\bdialogues?\b/gi, 'dialog'],
  [/\bLikely causes?\b/gi, 'Cause'],
  [/\bby which road\b/gi, 'through which channel'],
  [/\bmakers?\b/gi, 'manufacturer'],
  [/\b(?:pictures|images|frames) a second\b/gi, 'frames per second'],
  [/\bpersonnel\b/gi, 'HR'],
  [/\bmean and spread\b/gi, 'mean and standard deviation'],
  [/\bin (?:its|the) new place\b/gi, 'in the target program'],
  [/\bbroken half\b/gi, 'which side is at fault'],
  [/\b(?:on purpose)\b/gi, 'by design'],
  [/\bRabitMQ\b/gi, 'RabbitMQ'],
  [/\bNX ?Witness\b/g, 'NX Witness'],
  [/\bIntergration\b/gi, 'integration'],
  [/\b(?:Ansvis|AnsVis|ANS VIS)\b/g, 'ANSVIS'],
  [/\b(?:AnnHub|Annhub|ANN HUB)\b/g, 'ANNHUB'],
  [/\b(?:Dlhub|DL HUB)\b/g, 'DLHUB'],
  [/\b(?:ODHub|Odhub|OD HUB)\b/g, 'ODHUB'],
  [/\bANSVIS (?:server|client)\b/g, '"ANSVIS Server", "ANSVIS Client"'],
  [/(?<!Prebuilt |Custom )\bAI Tasks?\b(?! (?:screen|dashboard|page))/g, '"AI task"'],
];

/** A hyphen used as a dash. Checks only fields: in the text of a page it may be a minus. */
function findHyphens({file, fieldLines, frontMatter}: Page): Finding[] {
  const hasHyphen = (field: string): boolean => {
    const value = frontMatter[field];
    return typeof value === 'string' && value.includes(' - ');
  };
  const fix = 'Write a colon, a comma or a full stop, and the value in quotes if it has a colon.';
  return PROSE_FIELDS.filter(hasHyphen).flatMap((field) =>
    toFindings(file, field, [[fieldLines.get(field) ?? 1, 'has a hyphen for a dash.', fix]]),
  );
}

/** House style: words, spellings and dashes. Ignores text in code marks. */
export function checkHouseStyle(page: Page): Finding[] {
  const words = TERMS.flatMap(([pattern, fix]) =>
    findPhrases(page, pattern)
      .filter(({phrase}) => phrase !== fix)
      .map(({phrase, line}): Fault => {
        const message = `"${phrase}" is not the word of the house.`;
        return [line, message, fix.endsWith('.') || fix.startsWith('"') ? fix : `Write "${fix}".`];
      }),
  );
  return [...toFindings(page.file, 'style', words), ...findHyphens(page)];
}
