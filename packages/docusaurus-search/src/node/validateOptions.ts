import {Joi} from '@docusaurus/utils-validation';
import {describeOptionFaults, listOptions, mustBe} from '@help-center/built-site';
import type {SearchThemeOptions} from './options.ts';

/**
 * Checks the options of the plugin and returns them with an id.
 * Throws `THEME_BAD_OPTIONS` with a line for each wrong option.
 */
export function validateOptions({options}: {options: unknown}): SearchThemeOptions {
  const wrong = wrongOptions(options ?? {});
  const problems =
    wrong.length > 0 ? describeOptionFaults(wrong, KNOWN) : contradictions(options as SearchThemeOptions);
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

function contradictions({backend, embedded}: SearchThemeOptions = {}): string[] {
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
  return problems;
}

/** Refuses settings of other search themes in `themeConfig`, which this theme does not read; returns the rest unchanged. */
export function validateThemeConfig<T>({themeConfig}: {themeConfig: T}): T {
  for (const key of ['algolia', 'docsearch']) {
    if (typeof themeConfig === 'object' && themeConfig !== null && key in themeConfig) {
      throw new ThemeError(
        'THEME_BAD_CONFIG',
        `themeConfig.${key} is not read by this theme; move its settings to the theme's options: backend: {type: "hosted", appId: "…", apiKey: "…", indexName: "…"}.`,
      );
    }
  }
  return themeConfig;
}

const flag = mustBe('true or false', Joi.boolean());
const text = mustBe('a text that is not empty', Joi.string().trim().min(1));
const credential = mustBe('a text', Joi.string().allow(''));

const address = Joi.string().custom((value: string, check) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? value : check.error('any.invalid');
});
const host = mustBe('an http or https address, such as "https://search.example.com"', address);

const pattern = Joi.string()
  .min(1)
  .custom((value: string, check) => {
    try {
      return new RegExp(value).source;
    } catch {
      return check.error('any.invalid');
    }
  });

const missingResultsUrl = Joi.string().custom((value: string, check) =>
  /^(\/(?!\/)|https?:\/\/|mailto:)/.test(value) ? value : check.error('any.invalid'),
);

const path = Joi.string()
  .pattern(/^\/(?!\/)/)
  .required();

/** Links with an example of one. */
const links = (label: string, to: string) =>
  mustBe(
    `a list of links, such as [{label: "${label}", to: "${to}"}]`,
    Joi.array().items(Joi.object({label: text.required(), to: path})),
  );

const type = mustBe('"embedded", "server" or "hosted"', Joi.valid('embedded', 'server', 'hosted').required());

/** Schemas of `backend` by type. */
const BACKEND_SCHEMAS: Readonly<Record<string, Joi.ObjectSchema>> = {
  embedded: Joi.object({type}),
  server: Joi.object({
    type,
    hosts: mustBe(
      'a list of at least one address, such as ["https://search.example.com"]',
      Joi.array().items(host).min(1).required(),
    ),
    fallbackToEmbedded: flag,
    appId: credential,
    apiKey: credential,
    insights: flag,
  }),
  hosted: Joi.object({
    type,
    appId: credential,
    apiKey: credential,
    indexName: text,
    fallbackToEmbedded: flag,
  }),
};

/** Schema of the options. */
const OPTIONS_SCHEMA: Joi.ObjectSchema = Joi.object({
  id: text,
  indexName: mustBe('a text that is not empty, such as "help-center"', text),
  searchPagePath: mustBe(
    'a path without a slash at its ends, such as "search", or false for no search page',
    Joi.alternatives(Joi.string().pattern(/^[^/\s?#]+(\/[^/\s?#]+)*$/), Joi.valid(false)),
  ),
  contextualSearch: flag,
  backend: mustBe('an object such as {type: "embedded"}', Joi.object({type}).unknown()),
  embedded: flag,
  synonymsFile: mustBe(
    'the path of a YAML or JSON file below the site\'s folder, such as "synonyms.yml"',
    text,
  ),
  externalUrlRegex: mustBe('the source of a regular expression, such as "^https://forum\\\\."', pattern),
  maxResultsPerGroup: mustBe('a whole number from 1 to 20', Joi.number().integer().min(1).max(20)),
  missingResultsUrl: mustBe('an address that starts with https://, http://, mailto: or /', missingResultsUrl),
  placeholder: text,
  browse: mustBe(
    'an object of lists such as {pages: [{label: "Camera", to: "/docs/camera/"}]}',
    Joi.object({
      pages: links('Camera', '/docs/camera/'),
      products: links('Server', '/docs/server/'),
      help: links('Read offline', '/offline'),
      queries: mustBe('a list of texts, such as ["lost licence key"]', Joi.array().items(text)),
    }),
  ),
  productLabels: mustBe(
    'an object of labels by folder, such as {License: "License Manager"}',
    Joi.object().pattern(Joi.string(), text),
  ),
  answers: flag,
  characterKeys: flag,
  sessions: mustBe(
    'an object such as {to: "https://search.example.com/1/sessions", notice: "/privacy"}',
    Joi.object({
      to: mustBe(
        'an http or https address, such as "https://search.example.com/1/sessions"',
        address.required(),
      ),
      notice: mustBe('the path of the page that tells readers what is sent, such as "/privacy"', path),
    }),
  ),
}).required();

/** Paths of all options. */
const KNOWN = [
  ...listOptions(OPTIONS_SCHEMA.describe()),
  ...Object.values(BACKEND_SCHEMAS).flatMap((schema) => listOptions(schema.describe(), 'backend.')),
];

/** Error codes of the Node side of the plugin; they are stable. */
export type ThemeErrorCode = 'THEME_BAD_OPTIONS' | 'THEME_BAD_CONFIG' | 'THEME_BAD_SYNONYMS';

/** An error whose message names the option or file at fault and how to fix it. */
export class ThemeError extends Error {
  readonly code: ThemeErrorCode;

  constructor(code: ThemeErrorCode, message: string, options?: ErrorOptions) {
    super(`[docusaurus-search] ${message}`, options);
    this.name = 'ThemeError';
    this.code = code;
    // Where in the code a mistake in the configuration was found would only hide the message.
    this.stack = `${this.name}: ${this.message}`;
  }
}
