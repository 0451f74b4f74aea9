import {didYouMean, type FilledValues, type Products} from '@help-center/content';
import type {Answer} from './readAnswers.ts';

const MOST_CHARACTERS = 200;
const NO_ANSWER = /^(?:n\/?a|none|tbd|tba|todo|unknown|not known|\?+|-+|x+)\.?$/i;

/** The result of {@link fillIn}. */
export interface FillResult {
  readonly values: FilledValues;
  /** How many answers are new or changed. */
  readonly changed: number;
  /** Invalid answers with how to fix them, such as `answers.yml ANSVIS.server-port "x" …`. */
  readonly faults: string[];
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function faultOf({product, name, value}: Answer, products: Products): string | undefined {
  const questions = products[product];
  if (questions === undefined) {
    return `is of no product.${didYouMean(product, Object.keys(products))} Use one of ${Object.keys(products).join(', ')}.`;
  }
  if (questions[name] === undefined) {
    return `answers no question of ${product}.${didYouMean(name, Object.keys(questions))} Take the names of the form.`;
  }
  const text = textOf(value);
  if (text === undefined) return 'is not text. Write one answer in quotes.';
  if (NO_ANSWER.test(text)) return 'is not an answer. Leave it empty until you know.';
  if (/[\n\r\t]/.test(text)) return 'has more than one line. Write it in one.';
  if (/[<>{}`]/.test(text)) return 'has markup. Write plain text without < > { } and backticks.';
  if (text.length > MOST_CHARACTERS) {
    return `has ${text.length} characters. Shorten it to ${MOST_CHARACTERS} at most.`;
  }
  return undefined;
}

/** Adds answers to the existing values. Ignores empty answers and collects invalid ones as faults. */
export function fillIn(
  answers: readonly Answer[],
  {products, values, file}: {products: Products; values: FilledValues; file: string},
): FillResult {
  const next: Record<string, Record<string, string>> = Object.fromEntries(
    Object.entries(values).map(([product, named]) => [product, {...named}]),
  );
  const faults: string[] = [];
  let changed = 0;
  for (const answer of answers) {
    const {product, name, value, place} = answer;
    if (value === null || value === undefined || value === '') continue;
    const fault = faultOf(answer, products);
    if (fault !== undefined) {
      faults.push(`${file} ${place} ${JSON.stringify(value)} ${fault}`);
      continue;
    }
    const text = textOf(value) ?? '';
    if (next[product]?.[name] === text) continue;
    next[product] = {...next[product], [name]: text};
    changed += 1;
  }
  return {values: next, changed, faults};
}
