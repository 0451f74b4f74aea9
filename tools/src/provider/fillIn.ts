import {didYouMean, type FilledValues, type Products} from '@help-center/content';
import type {FormRow} from './providerForm.ts';

const MOST_CHARACTERS = 200;
const NO_ANSWER = /^(?:n\/?a|none|tbd|tba|todo|unknown|not known|\?+|-+|x+)\.?$/i;

/** The result of {@link fillIn}. */
export interface FillResult {
  readonly values: FilledValues;
  /** How many answers are new or changed. */
  readonly changed: number;
  /** Invalid answers with how to fix them, such as `answers.csv line 3 "x" …`. */
  readonly faults: string[];
}

function faultOf({product, name, answer}: FormRow, products: Products): string | undefined {
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
): FillResult {
  const next: Record<string, Record<string, string>> = structuredClone(values);
  const faults: string[] = [];
  let changed = 0;
  for (const row of rows.filter(({answer}) => answer !== '')) {
    const {product, name, answer, line} = row;
    const fault = faultOf(row, products);
    if (fault !== undefined) faults.push(`${file} line ${line} ${JSON.stringify(answer)} ${fault}`);
    else if (next[product]?.[name] !== answer) {
      next[product] = {...next[product], [name]: answer};
      changed += 1;
    }
  }
  return {values: next, changed, faults};
}
