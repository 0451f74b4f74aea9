import {describeOptionFaults, listOptions} from '@help-center/built-site';
import {OPTIONS_SCHEMA} from './optionsSchema.ts';
import type {PresetOptions} from './PresetOptions.ts';
import {SetupError} from './SetupError.ts';

/** Validates the preset's own options; plugins validate theirs. Throws an error with one line per mistake. */
export function validateOptions(options: unknown): PresetOptions {
  const given = options ?? {};
  // Nothing is converted: "true" is a mistake, not a boolean.
  const {error} = OPTIONS_SCHEMA.validate(given, {abortEarly: false, convert: false});
  if (error) {
    const problems = describeOptionFaults(error.details, listOptions(OPTIONS_SCHEMA.describe()));
    throw new SetupError(problems.join('\n'));
  }
  return given;
}
