import {readFileSync} from 'node:fs';

/** One line of a JSON Lines file: its object and where it stands, for messages. */
export interface JsonLine {
  readonly value: Readonly<Record<string, unknown>>;
  /** `file:line`, one-based. */
  readonly where: string;
}

/** Reads a JSON Lines file; blank lines are skipped. Throws with file and line when a line is not a JSON object. */
export function readJsonLines(file: string): JsonLine[] {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [parseLine(line, `${file}:${index + 1}`)]));
}

/** A required text field. Throws with file and line when it is absent, empty or not a text. */
export function requiredText(line: JsonLine, field: string): string {
  const value = line.value[field];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new Error(
    `${line.where}: field "${field}" must be a non-empty text, received ${JSON.stringify(value) ?? 'nothing'}.`,
  );
}

/** An optional text field; `null` when it is absent or empty. Throws with file and line when it is not a text. */
export function optionalText(line: JsonLine, field: string): string | null {
  const value = line.value[field];
  return value === undefined || value === null || value === '' ? null : requiredText(line, field);
}

function parseLine(line: string, where: string): JsonLine {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    throw new Error(`${where}: not valid JSON. Each line must hold one JSON object.`, {cause});
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${where}: expected a JSON object, received ${JSON.stringify(value)}.`);
  }
  return {value: {...value}, where};
}
