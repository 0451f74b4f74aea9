import {parse} from 'csv-parse/sync';
import {readYaml} from '@help-center/content';
import {AuthorError} from '../runCommand.ts';
import {FORM_COLUMNS} from './providerForm.ts';

/** An answer as read from a file. */
export interface Answer {
  readonly product: string;
  readonly name: string;
  readonly value: unknown;
  /** Where in the file: `line 3` or `ANSVIS.server-port`. */
  readonly place: string;
}

function yamlAnswers(text: string, file: string): Answer[] {
  let data: unknown;
  try {
    data = readYaml(text, file);
  } catch (error) {
    throw new AuthorError(
      `${(error as Error).message}. Correct this line; the form of npm run report shows how.`,
    );
  }
  if (data === null) return [];
  if (typeof data !== 'object' || Array.isArray(data)) {
    throw new AuthorError(
      `${file} is not a list of products. Start from the form that npm run report writes.`,
    );
  }
  return Object.entries(data).flatMap(([product, values]) => {
    if (values === null) return [];
    if (typeof values !== 'object' || Array.isArray(values)) {
      const found = JSON.stringify(values);
      throw new AuthorError(`${file} ${product} is ${found}. Write "name: 'answer'" below it, indented.`);
    }
    return Object.entries(values as object).map(([name, value]: [string, unknown]) => ({
      product,
      name,
      value,
      place: `${product}.${name}`,
    }));
  });
}

function csvAnswers(text: string, file: string): Answer[] {
  // In some locales, spreadsheet programs write semicolons.
  const delimiter = /^[^\n]*;/.test(text) ? ';' : ',';
  let rows: {record: Record<string, string>; info: {lines: number}}[];
  try {
    rows = parse(text, {bom: true, columns: true, delimiter, trim: true, skip_empty_lines: true, info: true});
  } catch (error) {
    throw new AuthorError(`${file} is not a table: ${(error as Error).message}. Save it as "CSV UTF-8".`);
  }
  const missing = FORM_COLUMNS.filter(
    (column) => column !== 'question' && !(column in (rows[0]?.record ?? {})),
  );
  if (rows.length > 0 && missing.length > 0) {
    throw new AuthorError(`${file} line 1 has no column "${missing[0]}". Keep the first line of the form.`);
  }
  return rows.map(({record: {product = '', name = '', answer}, info: {lines}}) => ({
    product,
    name,
    value: answer,
    // Of the row's last line.
    place: `line ${lines}`,
  }));
}

/** Reads the answers in a YAML or CSV file, depending on its name. Throws an {@link AuthorError} when it cannot. */
export function readAnswers(text: string, file: string): Answer[] {
  if (/\.ya?ml$/i.test(file)) return yamlAnswers(text, file);
  if (/\.csv$/i.test(file)) return csvAnswers(text, file);
  throw new AuthorError(`${file} is neither .yml nor .csv. Save the form as one of the two.`);
}
