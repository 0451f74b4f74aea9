import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {parse as parseYaml} from 'yaml';
import {ThemeError} from './validateOptions.ts';

/** Synonyms in the form that the index takes. */
export interface Synonyms {
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** Long forms by abbreviation; the long form does not stand for the abbreviation. */
  readonly abbreviations: Readonly<Record<string, readonly string[]>>;
}

const words = Joi.array().items(Joi.string().trim().min(1));
const SYNONYMS = Joi.object<Synonyms>({
  synonyms: Joi.array().items(words.min(2)).default([]),
  abbreviations: Joi.object().pattern(Joi.string(), words.min(1)).default({}),
});

/**
 * Reads synonyms from a YAML or JSON file relative to the site: `synonyms`, a list of groups, and `abbreviations`, long
 * forms by abbreviation.
 * Throws `THEME_BAD_SYNONYMS` when the file is missing or of another shape.
 */
export async function loadSynonyms(siteDir: string, file: string): Promise<Synonyms> {
  const fail = (fault: string, cause?: unknown) =>
    new ThemeError('THEME_BAD_SYNONYMS', `the synonyms file "${file}" ${fault}`, {cause});
  const text = await readFile(path.resolve(siteDir, file), 'utf8').catch((cause: unknown) => {
    throw fail('cannot be read; check the option synonymsFile.', cause);
  });
  let value: unknown;
  try {
    value = parseYaml(text) ?? {};
  } catch (cause) {
    throw fail(`is not valid YAML: ${(cause as Error).message}`, cause);
  }
  const {error, value: read} = SYNONYMS.validate(value, {convert: false});
  if (error === undefined) return read;
  throw fail(
    `has a mistake: ${error.message}, found ${JSON.stringify(error.details[0]?.context?.value)}. Write groups such as "- [licence, license]" below synonyms, and lists such as "alpr: [number plate]" below abbreviations.`,
  );
}
