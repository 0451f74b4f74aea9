import {stringify} from 'csv-stringify/sync';
import type {Products} from '@help-center/content';

/** Columns of the CSV form. */
export const FORM_COLUMNS = ['product', 'name', 'question', 'answer'] as const;

const HEAD = `# Answers that only the provider has. Write what a reader should see, with its unit, between the quotes;
# leave what you do not know as it is. Then: npm run fill -- <this file>
`;

/** A question without an answer. */
export interface OpenQuestion {
  readonly product: string;
  readonly name: string;
  readonly group: string;
  readonly question: string;
}

/** All questions without an answer. */
export function openQuestions(products: Products): OpenQuestion[] {
  return Object.entries(products).flatMap(([product, values]) =>
    Object.entries(values)
      .filter(([, {value}]) => value === undefined)
      .map(([name, {label, group}]) => ({product, name, group, question: label})),
  );
}

/** The form as YAML, by product and group. */
export function formAsYaml(questions: readonly OpenQuestion[]): string {
  const lines: string[] = [];
  let last: OpenQuestion | undefined;
  for (const question of questions) {
    const {product, name, group} = question;
    if (product !== last?.product) lines.push('', `${product}:`);
    if (product !== last?.product || group !== last.group) lines.push(`  # ${group}`);
    lines.push(`  # ${question.question}`, `  ${name}: ''`);
    last = question;
  }
  return `${HEAD}${lines.join('\n')}\n`;
}

/** The form as CSV: one line per question, with an empty last column. */
export function formAsCsv(questions: readonly OpenQuestion[]): string {
  const rows = questions.map(({product, name, question}) => [product, name, question, '']);
  // Spreadsheet programs recognise UTF-8 by the byte order mark.
  return stringify([[...FORM_COLUMNS], ...rows], {bom: true});
}
