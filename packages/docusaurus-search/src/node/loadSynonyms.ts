import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import {ThemeError} from './errors.ts';

/** Synonyms in the form that the index takes. */
export interface Synonyms {
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** Long forms by abbreviation; the long form does not stand for the abbreviation. */
  readonly abbreviations: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads synonyms from a YAML or JSON file relative to the site: `synonyms`, a list of groups, and `abbreviations`, long
 * forms by abbreviation.
 * Throws `THEME_BAD_SYNONYMS` when the file is missing or of another shape.
 */
export async function loadSynonyms(siteDir: string, file: string): Promise<Synonyms> {
  const text = await readFile(path.resolve(siteDir, file), 'utf8').catch((cause: unknown) => {
    throw failure(`the synonyms file "${file}" cannot be read; check the option synonymsFile.`, cause);
  });
  const {synonyms, abbreviations, ...unknown} = parseMapping(file, text);
  const [wrong] = Object.keys(unknown);
  if (wrong !== undefined) {
    throw failure(
      `the synonyms file "${file}" has the unknown key "${wrong}"; it knows synonyms and abbreviations.`,
    );
  }
  return {
    synonyms: readGroups(file, synonyms ?? []),
    abbreviations: readAbbreviations(file, abbreviations ?? {}),
  };
}

function parseMapping(file: string, text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = parseYaml(text) ?? {};
  } catch (cause) {
    throw failure(`the synonyms file "${file}" is not valid YAML: ${(cause as Error).message}`, cause);
  }
  if (isMapping(value)) return value;
  throw failure(
    `the synonyms file "${file}" must hold the keys synonyms and abbreviations, found ${JSON.stringify(value)}.`,
  );
}

function readGroups(file: string, groups: unknown): string[][] {
  const wrong = Array.isArray(groups) ? groups.find((group) => !isWords(group) || group.length < 2) : groups;
  if (wrong === undefined) return groups as string[][];
  throw failure(
    `the key synonyms of the file "${file}" must be a list of groups such as "- [licence, license]", found ${JSON.stringify(wrong)}.`,
  );
}

function readAbbreviations(file: string, abbreviations: unknown): Record<string, string[]> {
  const wrong = isMapping(abbreviations)
    ? Object.values(abbreviations).find((forms) => !isWords(forms))
    : abbreviations;
  if (wrong === undefined) return abbreviations as Record<string, string[]>;
  throw failure(
    `the key abbreviations of the file "${file}" must hold lists such as "alpr: [number plate]", found ${JSON.stringify(wrong)}.`,
  );
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWords(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((word) => typeof word === 'string' && word.trim() !== '')
  );
}

function failure(message: string, cause?: unknown): ThemeError {
  return new ThemeError('THEME_BAD_SYNONYMS', message, {cause});
}
