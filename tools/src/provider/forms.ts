import {parse} from 'csv-parse/sync';
import {stringify} from 'csv-stringify/sync';
import {didYouMean, pageUrl, type FilledValues, type Page, type Products} from '@help-center/content';
import {AuthorError} from '../runCommand.ts';
import {setListField} from '../setListField.ts';

const MOST_CHARACTERS = 200;
const NO_ANSWER = /^(?:n\/?a|none|tbd|tba|todo|unknown|not known|\?+|-+|x+)\.?$/i;

/** A row of a completed form. */
export interface FormRow {
  readonly cells: Readonly<Record<string, string>>;
  /** Line in the file; of a row with several lines, the last one. */
  readonly line: number;
}

/** A form for spreadsheet programs, which recognise UTF-8 by the byte order mark. */
export function createForm(columns: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return stringify([[...columns], ...rows], {bom: true});
}

/** The form with all questions that have no answer, one line per question with an empty last column. */
export function createProviderForm(products: Products): string {
  const rows = Object.entries(products).flatMap(([product, values]) =>
    Object.entries(values)
      .filter(([, {value}]) => value === undefined)
      .map(([name, {label}]) => [product, name, label, '']),
  );
  return createForm(['product', 'name', 'question', 'answer'], rows);
}

/** Reads a completed form. Throws an {@link AuthorError} when it cannot. */
export function readForm(text: string, file: string): FormRow[] {
  // In some locales, spreadsheet programs write semicolons.
  const delimiter = /^[^\n]*;/.test(text) ? ';' : ',';
  try {
    const rows: {record: FormRow['cells']; info: {lines: number}}[] = parse(text, {
      bom: true,
      columns: true,
      delimiter,
      trim: true,
      skip_empty_lines: true,
      info: true,
    });
    return rows.map(({record: cells, info: {lines: line}}) => ({cells, line}));
  } catch (error) {
    throw new AuthorError(`${file} is not a table: ${(error as Error).message}. Save it as "CSV UTF-8".`);
  }
}

/** The result of filling in a form. */
export interface Filled<T> {
  readonly values: T;
  /** How many answers are new or changed. */
  readonly changed: number;
  /** Invalid answers with how to fix them, such as `answers.csv line 3 "x" …`. */
  readonly faults: string[];
}

function answerFault({cells}: FormRow, products: Products): string | undefined {
  const {product = '', name = '', answer = ''} = cells;
  const questions = products[product];
  if (questions === undefined) {
    return `is of no product.${didYouMean(product, Object.keys(products))} Use one of ${Object.keys(products).join(', ')}.`;
  }
  if (questions[name] === undefined) {
    return `answers no question of ${product}.${didYouMean(name, Object.keys(questions))} Take the names of the form.`;
  }
  if (NO_ANSWER.test(answer)) return 'is not an answer. Leave it empty until you know.';
  if (/[\n\r\t]/.test(answer)) return 'has more than one line. Write it in one.';
  if (/[<>{}`]/.test(answer)) return 'has markup. Write plain text without < > { } and backticks.';
  if (answer.length > MOST_CHARACTERS) {
    return `has ${answer.length} characters. Shorten it to ${MOST_CHARACTERS} at most.`;
  }
  return undefined;
}

/** Adds answers to the existing values. Ignores empty answers and collects invalid ones as faults. */
export function fillIn(
  rows: readonly FormRow[],
  {products, values, file}: {products: Products; values: FilledValues; file: string},
): Filled<FilledValues> {
  const next: Record<string, Record<string, string>> = structuredClone(values);
  const faults: string[] = [];
  let changed = 0;
  for (const row of rows) {
    const {product = '', name = '', answer = ''} = row.cells;
    if (answer === '') continue;
    const fault = answerFault(row, products);
    if (fault !== undefined) faults.push(`${file} line ${row.line} ${JSON.stringify(answer)} ${fault}`);
    else if (next[product]?.[name] !== answer) {
      next[product] = {...next[product], [name]: answer};
      changed += 1;
    }
  }
  return {values: next, changed, faults};
}

/** Adds the queries of confirmed rows to the keywords of their pages; the values are the new texts of the files. */
export function addKeywords(
  rows: readonly FormRow[],
  pages: Iterable<Page>,
  file: string,
): Filled<ReadonlyMap<string, string>> {
  const toPath = (path: string) => path.replace(/(.)\/$/, '$1');
  const byPath = new Map([...pages].map((page) => [toPath(pageUrl(page)), page]));
  const words = new Map<Page, string[]>();
  const faults: string[] = [];
  for (const {cells, line} of rows) {
    const {query = '', page: path = ''} = cells;
    if (path === '') continue;
    const page = byPath.get(toPath(path));
    if (page === undefined)
      faults.push(
        `${file} line ${line} ${JSON.stringify(path)} is not a page. Give the path of its address.`,
      );
    else words.set(page, [...(words.get(page) ?? []), query]);
  }
  const values = new Map<string, string>();
  for (const [{file: name, text, frontMatter}, added] of words) {
    const known = Array.isArray(frontMatter.keywords) ? frontMatter.keywords.map(String) : [];
    const all = [...known];
    for (const word of added) {
      const isKnown = all.some((other) => other.toLowerCase() === word.toLowerCase());
      if (!isKnown) all.push(word);
    }
    if (all.length > known.length) values.set(name, setListField(text, 'keywords', all));
  }
  return {values, changed: values.size, faults};
}
