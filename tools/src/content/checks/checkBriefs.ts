import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {didYouMean, listProductFiles, type Fact, type Site} from '@help-center/content';
import type {Finding} from '../Finding.ts';

const MARK = /<!-- fact: (\S+) -->/g;

/** Words that mark a statement as unverified, by the confidence of its fact. */
const HEDGES: Readonly<Record<string, RegExp>> = {
  likely: /\b(?:likely|unknown)\b/i,
  brief: /\bunconfirmed\b/i,
};

/** The text before each mark, back to the previous mark or the start of the line. */
function statementsOf(line: string): {key: string; statement: string}[] {
  let from = 0;
  return [...line.matchAll(MARK)].map(({0: mark, 1: key = '', index}) => {
    const statement = line.slice(from, index);
    from = index + mark.length;
    return {key, statement};
  });
}

function markFault(
  key: string,
  statement: string,
  fact: Fact | undefined,
  site: Site,
): [string, string] | undefined {
  if (fact === undefined) {
    return [
      `"${key}" is not a fact in data/products/.${didYouMean(key, site.facts.keys())}`,
      'Use a known key.',
    ];
  }
  const hedge = HEDGES[String(fact.confidence)];
  return hedge === undefined || hedge.test(statement)
    ? undefined
    : [
        `"${key}" is only ${String(fact.confidence)}, and the statement does not say so.`,
        'Say "likely" or "unconfirmed".',
      ];
}

/** Briefs: each list item links to pages or has a fact mark, and says so if the fact is unverified. */
export function checkBriefs(dir: string, site: Site): Finding[] {
  return listProductFiles(dir, /^brief\.md$/).flatMap(({file}) =>
    readFileSync(join(dir, file), 'utf8')
      .split('\n')
      .flatMap((text, index): Finding[] => {
        const marks = statementsOf(text);
        const faults = marks.flatMap(({key, statement}) => {
          const fault = markFault(key, statement, site.facts.get(key), site);
          return fault === undefined ? [] : [fault];
        });
        const isStatement = text.startsWith('- ') && !text.includes('](/');
        const rest = text.slice(text.lastIndexOf('-->') + 3).trim();
        if (isStatement && (marks.length === 0 || (text.includes('-->') && rest !== ''))) {
          faults.push(['has no fact mark at its end.', 'Add <!-- fact: key -->.']);
        }
        return faults.map(([message, fix]) => ({file, line: index + 1, field: 'fact', message, fix}));
      }),
  );
}
