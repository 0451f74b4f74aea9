import {Joi} from '@docusaurus/utils-validation';
import {describeOptionFaults} from '@help-center/built-site';
import {ThemeError} from './errors.ts';
import type {SearchThemeOptions} from './options.ts';

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

const text = Joi.string().trim().min(1);
const credential = Joi.string().allow('');

const host = Joi.string().custom((value: string, check) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? value : check.error('any.invalid');
});

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

const links = Joi.array().items(
  Joi.object({
    label: text.required(),
    to: Joi.string()
      .pattern(/^\/(?!\/)/)
      .required(),
  }),
);

const type = Joi.valid('embedded', 'server', 'hosted').required();

/** Schemas of `backend` by type. */
const BACKEND_SCHEMAS: Readonly<Record<string, Joi.ObjectSchema>> = {
  embedded: Joi.object({type}),
  server: Joi.object({
    type,
    hosts: Joi.array().items(host).min(1).required(),
    fallbackToEmbedded: Joi.boolean(),
    appId: credential,
    apiKey: credential,
    insights: Joi.boolean(),
  }),
  hosted: Joi.object({
    type,
    appId: credential,
    apiKey: credential,
    indexName: text,
    fallbackToEmbedded: Joi.boolean(),
  }),
};

/** Schema of the options; {@link EXPECTED} holds the wording of errors. */
const OPTIONS_SCHEMA: Joi.ObjectSchema = Joi.object({
  id: text,
  indexName: text,
  searchPagePath: Joi.alternatives(Joi.string().pattern(/^[^/\s?#]+(\/[^/\s?#]+)*$/), Joi.valid(false)),
  contextualSearch: Joi.boolean(),
  backend: Joi.object({type}).unknown(),
  embedded: Joi.boolean(),
  synonymsFile: text,
  externalUrlRegex: pattern,
  maxResultsPerGroup: Joi.number().integer().min(1).max(20),
  missingResultsUrl,
  placeholder: text,
  browse: Joi.object({pages: links, products: links, help: links, queries: Joi.array().items(text)}),
  productLabels: Joi.object().pattern(Joi.string(), text),
  answers: Joi.boolean(),
  openSearch: Joi.boolean(),
  characterKeys: Joi.boolean(),
  sessions: Joi.object({
    to: host.required(),
    notice: Joi.string()
      .pattern(/^\/(?!\/)/)
      .required(),
  }),
}).required();

/** What each option must be, to complete the sentence `must be …`. */
const EXPECTED: Readonly<Record<string, string>> = {
  id: 'a text that is not empty',
  indexName: 'a text that is not empty, such as "help-center"',
  searchPagePath: 'a path without a slash at its ends, such as "search", or false for no search page',
  contextualSearch: 'true or false',
  backend: 'an object such as {type: "embedded"}',
  'backend.type': '"embedded", "server" or "hosted"',
  'backend.hosts': 'a list of at least one address, such as ["https://search.example.com"]',
  'backend.hosts.*': 'an http or https address, such as "https://search.example.com"',
  'backend.fallbackToEmbedded': 'true or false',
  'backend.appId': 'a text',
  'backend.apiKey': 'a text',
  'backend.insights': 'true or false',
  'backend.indexName': 'a text that is not empty',
  embedded: 'true or false',
  synonymsFile: 'the path of a YAML or JSON file below the site\'s folder, such as "synonyms.yml"',
  externalUrlRegex: 'the source of a regular expression, such as "^https://forum\\\\."',
  maxResultsPerGroup: 'a whole number from 1 to 20',
  missingResultsUrl: 'an address that starts with https://, http://, mailto: or /',
  placeholder: 'a text that is not empty',
  browse: 'an object of lists such as {pages: [{label: "Camera", to: "/docs/camera/"}]}',
  'browse.pages': 'a list of links, such as [{label: "Camera", to: "/docs/camera/"}]',
  'browse.products': 'a list of links, such as [{label: "Server", to: "/docs/server/"}]',
  'browse.help': 'a list of links, such as [{label: "Read offline", to: "/offline"}]',
  'browse.queries': 'a list of texts, such as ["lost licence key"]',
  productLabels: 'an object of labels by folder, such as {License: "License Manager"}',
  'productLabels.*': 'a text that is not empty',
  answers: 'true or false',
  openSearch: 'true or false',
  characterKeys: 'true or false',
  sessions: 'an object such as {to: "https://search.example.com/1/sessions", notice: "/privacy"}',
  'sessions.to': 'an http or https address, such as "https://search.example.com/1/sessions"',
  'sessions.notice': 'the path of the page that tells readers what is sent, such as "/privacy"',
};
