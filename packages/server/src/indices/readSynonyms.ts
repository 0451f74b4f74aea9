import type {BuildIndexOptions} from '@help-center/engine/build';
import {parse} from 'yaml';
import {messageOf, ServerError} from '../errors.ts';
import {readTextFile} from '../readTextFile.ts';
import {createCheck} from '../validate.ts';

/** Synonyms and abbreviations, for the engine and for a push. */
export type Synonyms = Required<Pick<BuildIndexOptions, 'synonyms' | 'abbreviations'>>;

const words = {type: 'array', items: {type: 'string'}};
const check = createCheck({
  type: 'object',
  properties: {
    synonyms: {type: 'array', items: words, default: []},
    abbreviations: {type: 'object', additionalProperties: words, default: {}},
  },
});

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
  if (check(value) !== undefined) {
    throw new ServerError(
      'SERVER_BAD_CONFIG',
      `the synonyms file "${file}" must have "synonyms", a list of groups of words, and "abbreviations", lists of long forms by abbreviation.`,
    );
  }
  return value as Synonyms;
}
