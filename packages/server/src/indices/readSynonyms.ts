import type {BuildIndexOptions} from '@help-center/engine/build';
import {parse} from 'yaml';
import {messageOf, ServerError} from '../errors.ts';
import {readTextFile} from '../readTextFile.ts';

/** Synonyms and abbreviations, for the engine and for a push. */
export type Synonyms = Required<Pick<BuildIndexOptions, 'synonyms' | 'abbreviations'>>;

/** Reads the site's synonyms file, YAML or JSON. Throws `SERVER_BAD_CONFIG` when it is invalid. */
export async function readSynonyms(file: string): Promise<Synonyms> {
  let value: unknown;
  try {
    value = parse(await readTextFile(file)) ?? {};
  } catch (cause) {
    throw new ServerError(
      'SERVER_BAD_CONFIG',
      `the synonyms file "${file}" cannot be read: ${messageOf(cause)}`,
      {
        cause,
      },
    );
  }
  const {synonyms = [], abbreviations = {}} = value as {synonyms?: unknown; abbreviations?: unknown};
  const areGroups = Array.isArray(synonyms) && synonyms.every(isWords);
  const areForms =
    typeof abbreviations === 'object' &&
    abbreviations !== null &&
    Object.values(abbreviations).every(isWords);
  if (!areGroups || !areForms) {
    throw new ServerError(
      'SERVER_BAD_CONFIG',
      `the synonyms file "${file}" must have "synonyms", a list of groups of words, and "abbreviations", lists of long forms by abbreviation.`,
    );
  }
  return {synonyms, abbreviations: abbreviations as Synonyms['abbreviations']};
}

function isWords(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}
