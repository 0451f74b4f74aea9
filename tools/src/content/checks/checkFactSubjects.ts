import type {Fact, Page, Site} from '@help-center/content';
import {toFindings, type Fault, type Finding} from '../Finding.ts';

const MARK = /\{\/\*\s*facts?:\s*([\s\S]*?)\*\/\}/g;
const EMPTY = new Set(
  'about after again all also and any are because been before but can could does each for from get give has have help how into its may more most not nothing of older oldest one only or other own rest said says set such take than that the their them then there these they this those too use used uses using was what when where which while who will with without you your'.split(
    ' ',
  ),
);

/** Content words without endings, so that "triggers" equals "trigger". */
export function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(
    words
      .filter((word) => word.length > 2 && !EMPTY.has(word))
      .map((word) => word.replace('license', 'licence').replace(/(?:ies|ied)$/, 'y'))
      .map((word) => word.replace(/(?:ing|ed|es|s|e)$/, '').replace(/([^ls])\1$/, '$1')),
  );
}

/** The text that a mark can refer to: its sentence or table row, with the heading above. */
function statementAt(lines: readonly string[], index: number, end: number, heading: string): string {
  const line = lines[index] ?? '';
  if (/^\s*\|/.test(line)) return `${heading} ${line}`;
  const before = line.slice(0, end).replaceAll(MARK, '');
  const sentences = before.split(/(?<=[.!?:])\s+(?=[\p{Lu}`*[])/u).filter((part) => part.trim() !== '');
  const rest = line.slice(end).replaceAll(MARK, '').split(/[.!?]/)[0] ?? '';
  // A line that ends with a colon introduces the list below.
  const list = /:\**\s*$/.test(before) ? lines.slice(index + 1, index + 12).join(' ') : '';
  // Includes the sentence before, which has the subject of "It …" and "These …".
  return `${heading} ${sentences.slice(-2).join(' ')} ${rest} ${list}`;
}

// Unknown facts can be phrased in many ways, so one shared word is enough.
function wordsNeeded({key, confidence}: Fact): number {
  return confidence === 'brief' || key.includes('unknown') ? 1 : 2;
}

function sharedWords(statement: string, fact: Fact): number {
  const said = contentWords(statement);
  return [...contentWords(String(fact.says))].filter((word) => said.has(word)).length;
}

/** Fact marks: the fact is about the same subject as the marked sentence. */
export function checkFactSubjects(page: Page, site: Site): Finding[] {
  const faults: Fault[] = [];
  const title = String(page.frontMatter.title);
  let heading = title;
  const lines = page.text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (/^#{2,6} /.test(line)) heading = `${title} ${line}`;
    for (const match of line.matchAll(MARK)) {
      const statement = statementAt(lines, index, match.index, heading);
      for (const key of (match[1] ?? '').split(/[,\s]+/).filter(Boolean)) {
        const fact = site.facts.get(key);
        if (fact === undefined || sharedWords(statement, fact) >= wordsNeeded(fact)) continue;
        const fix = 'Use the fact about what the sentence says, or say it in the words of the fact.';
        faults.push([index + 1, `"${key}" is about something else: ${String(fact.says)}`, fix]);
      }
    }
  }
  return toFindings(page.file, 'fact', faults);
}
