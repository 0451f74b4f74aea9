import type {Joi} from '@docusaurus/utils-validation';
import {describeOptionFaults} from '@help-center/built-site';
import {ThemeError} from './errors.ts';
import type {SearchThemeOptions} from './options.ts';
import {BACKEND_SCHEMAS, EXPECTED, OPTIONS_SCHEMA} from './optionsSchema.ts';

/**
 * Checks the options of the plugin and returns them with an id.
 * Throws `THEME_BAD_OPTIONS` with a line for each wrong option.
 */
export function validateOptions({options}: {options: unknown}): SearchThemeOptions {
  const wrong = wrongOptions(options ?? {});
  const problems =
    wrong.length > 0 ? describeOptionFaults(wrong, EXPECTED) : contradictions(options as SearchThemeOptions);
  if (problems.length > 0) throw new ThemeError('THEME_BAD_OPTIONS', problems.join('\n'));
  // Docusaurus names the folder of generated files after the id but does not set a default.
  return {id: 'default', ...(options as SearchThemeOptions)};
}

function wrongOptions(options: {backend?: {type?: unknown}}): Joi.ValidationErrorItem[] {
  // Nothing is converted: "5" is a mistake, not a number.
  const rules = {abortEarly: false, convert: false};
  const wrong = OPTIONS_SCHEMA.validate(options, rules).error?.details ?? [];
  const schema = BACKEND_SCHEMAS[String(options.backend?.type)];
  const wrongInside = schema?.validate(options.backend, rules).error?.details ?? [];
  return [...wrong, ...wrongInside.map((detail) => ({...detail, path: ['backend', ...detail.path]}))];
}

function contradictions({backend, embedded, openSearch, searchPagePath}: SearchThemeOptions = {}): string[] {
  const problems: string[] = [];
  const type = backend?.type ?? 'embedded';
  if (embedded === false && type === 'embedded') {
    problems.push(
      'option "embedded" is false, but the embedded index answers searches; set "backend" to servers or the hosted service, or remove "embedded".',
    );
  }
  if (
    embedded === false &&
    backend !== undefined &&
    'fallbackToEmbedded' in backend &&
    backend.fallbackToEmbedded
  ) {
    problems.push(
      'option "backend.fallbackToEmbedded" is true, but "embedded" is false, so there is no index to fall back to.',
    );
  }
  if (openSearch === true && searchPagePath === false) {
    problems.push(
      'option "openSearch" is true, but "searchPagePath" is false, so there is no search page to send a query to.',
    );
  }
  return problems;
}
