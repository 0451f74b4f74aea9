import {parse} from 'csv-parse/sync';
import {stringify} from 'csv-stringify/sync';
import type {Products} from '@help-center/content';
import {AuthorError} from '../runCommand.ts';

const COLUMNS = ['product', 'name', 'question', 'answer'] as const;

/** A row of the form. */
export interface FormRow {
  readonly product: string;
  readonly name: string;
  readonly answer: string;
  /** Line in the file; of a row with several lines, the last one. */
  readonly line: number;
}

/** The form with all questions that have no answer, one line per question with an empty last column. */
export function createForm(products: Products): string {
  const rows = Object.entries(products).flatMap(([product, values]) =>
    Object.entries(values)
      .filter(([, {value}]) => value === undefined)
      .map(([name, {label}]) => [product, name, label, '']),
  );
  // Spreadsheet programs recognise UTF-8 by the byte order mark.
  return stringify([[...COLUMNS], ...rows], {bom: true});
}

/** Reads a completed form. Throws an {@link AuthorError} when it cannot. */
export function readForm(text: string, file: string): FormRow[] {
  // In some locales, spreadsheet programs write semicolons.
  const delimiter = /^[^\n]*;/.test(text) ? ';' : ',';
  let rows: {record: Record<string, string>; info: {lines: number}}[];
  try {
    rows = parse(text, {bom: true, columns: true, delimiter, trim: true, skip_empty_lines: true, info: true});
  } catch (error) {
    throw new AuthorError(`${file} is not a table: ${(error as Error).message}. Save it as "CSV UTF-8".`);
  }
  const missing = COLUMNS.find(
    (column) => column !== 'question' && rows[0] !== undefined && !(column in rows[0].record),
  );
  if (missing !== undefined)
    throw new AuthorError(`${file} line 1 has no column "${missing}". Keep the first line of the form.`);
  return rows.map(({record: {product = '', name = '', answer = ''}, info: {lines: line}}) => ({
    product,
    name,
    answer,
    line,
  }));
}
