import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  didYouMean,
  listProductFiles,
  pageUrl,
  type Fact,
  type Site,
  factMarksOf,
  isGeneralMark,
  isPartial,
  textOf,
  type Page,
} from '@help-center/content';
import type {Root, RootContent} from 'mdast';
import {toFindings, type Fault, type Finding} from '../Finding.ts';

const CONFIDENCES = ['verified', 'likely', 'brief'];

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
        const needsMark = text.startsWith('- ') && !text.includes('](/');
        const rest = text.slice(text.lastIndexOf('-->') + 3).trim();
        if (needsMark && (marks.length === 0 || (text.includes('-->') && rest !== ''))) {
          faults.push(['has no fact mark at its end.', 'Add <!-- fact: key -->.']);
        }
        return faults.map(([message, fix]) => ({file, line: index + 1, field: 'fact', message, fix}));
      }),
  );
}

/** The glossary: each entry has a term, a definition short enough for a tooltip, and an existing page. */
export function checkGlossary(site: Site): Finding[] {
  const urls = new Set([...site.pages.values()].map((page) => pageUrl(page)));
  return Object.entries(site.glossary).flatMap(([id, entry]) => {
    const faults: Fault[] = [];
    const add = (message: string, fix: string) => faults.push([1, `"${id}" ${message}`, fix]);
    if (!entry?.term) add('has no term.', 'Add "term: …".');
    if (!entry?.definition) add('has no definition.', 'Add "definition: …".');
    else if (entry.definition.length > 200) {
      add(`has a definition of ${entry.definition.length} characters.`, 'Use at most 200.');
    }
    if (entry?.page && !urls.has(entry.page))
      add(`names the page ${entry.page}, which does not exist.`, 'Correct it.');
    return toFindings('data/glossary.yml', 'glossary', faults);
  });
}

function factFaults({key, says, source, confidence, extra}: Fact): [string, string][] {
  const faults: [string, string][] = [];
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(key))
    faults.push(['is not a key.', 'Use small letters, digits and hyphens.']);
  if (typeof says !== 'string' || says.trim() === '') faults.push(['says nothing.', 'Add "says: …".']);
  if (typeof source !== 'string' || !/^[\w-]+\.md:\d+$/.test(source)) {
    faults.push([
      `has the source ${JSON.stringify(source)}.`,
      'Give file and line of the fact base: ANSVIS.md:146.',
    ]);
  }
  if (!CONFIDENCES.includes(String(confidence))) {
    faults.push([`has the confidence ${JSON.stringify(confidence)}.`, `Use ${CONFIDENCES.join(', ')}.`]);
  }
  for (const field of extra) faults.push([`has the unknown field "${field}".`, 'Take it out.']);
  return faults;
}

/** The list of facts: each has a statement, a source and a confidence. */
export function checkFactList(facts: readonly Fact[]): Finding[] {
  const seen = new Map<string, Fact>();
  return facts.flatMap((fact) => {
    const faults = factFaults(fact);
    const earlier = seen.get(fact.key);
    if (earlier) faults.push([`is defined at ${earlier.file}:${earlier.line}, too.`, 'Give it another key.']);
    seen.set(fact.key, fact);
    const {file, line: at, key} = fact;
    return toFindings(
      file,
      'fact',
      faults.map(([message, fix]) => [at, `"${key}" ${message}`, fix]),
    );
  });
}

function isStatement(block: RootContent): boolean {
  if (block.type === 'paragraph' || block.type === 'list' || block.type === 'table') {
    return textOf(block).trim() !== '';
  }
  return block.type === 'blockquote' || (block.type === 'containerDirective' && block.name !== 'general');
}

/** Whether every statement is in a `:::general` box or in a part with a general mark. */
function isGeneralOnly(tree: Root): boolean {
  let depth = 0;
  let generalDepth = Infinity;
  for (const block of tree.children) {
    if (block.type === 'heading') {
      ({depth} = block);
      if (depth <= generalDepth) generalDepth = Infinity;
    } else if (isGeneralMark(block)) generalDepth = Math.min(generalDepth, depth);
    else if (generalDepth === Infinity && isStatement(block)) return false;
  }
  return true;
}

/** Fact marks of a page: each key is known, and a page about a product has at least one. */
export function checkFactMarks(page: Page, site: Site): Finding[] {
  const {file, frontMatter, tree} = page;
  const marks = factMarksOf(page);
  const faults = marks
    .filter(({key}) => !site.facts.has(key))
    .map(({key, line}): Fault => {
      const message = `"${key}" is not a fact in data/products/.${didYouMean(key, site.facts.keys())}`;
      return [line, message, 'Use a known key, or add the fact with its source.'];
    });
  const isProductPage =
    /^docs\/[^/]+\/./.test(file) && !isPartial(file) && frontMatter.page_type !== 'landing';
  if (isProductPage && marks.length === 0 && !isGeneralOnly(tree)) {
    const fix = 'Mark product statements with {/* fact: key */}; mark the rest with {/* general */}.';
    faults.push([1, 'has no fact mark.', fix]);
  }
  return toFindings(file, 'fact', faults);
}
