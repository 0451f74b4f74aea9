import {describeOptionFaults, listOptions, mustBe} from '@help-center/built-site';
import {Joi} from '@docusaurus/utils-validation';
import {POLICY_KINDS} from '@help-center/html-first';
import {type PresetOptions, CLASSIC_OPTIONS} from './PresetOptions.ts';
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

const flag = mustBe('true or false', Joi.boolean());
const sentence = mustBe('a sentence', Joi.string().min(1));
const policySource = Joi.any().custom((value: unknown, {message}) => {
  const fault = checkSource(value);
  return fault === undefined ? value : message({custom: fault});
});
const sources = mustBe(
  'a list of sources such as "https://cdn.example.com"',
  Joi.array().items(policySource),
);

/** An object of texts by name; `expected` and `each` complete the sentence `must be …`. */
const texts = (expected: string, each: string) =>
  mustBe(expected, Joi.object().pattern(Joi.string(), mustBe(each, sentence)));

/** A part that `false` leaves out. */
const part = (keys: Joi.PartialSchemaMap) => mustBe('an object or false', Joi.object(keys).allow(false));

const address = mustBe('an http or https address', Joi.string().uri({scheme: ['http', 'https']}));

/** Schema of the preset's own options; plugins validate theirs. */
const OPTIONS_SCHEMA: Joi.ObjectSchema = Joi.object({
  ...Object.fromEntries([...CLASSIC_OPTIONS, 'search'].map((name) => [name, Joi.any()])),
  htmlFirst: part({
    onIntent: flag,
    policy: Joi.object({
      ...Object.fromEntries(POLICY_KINDS.map((kind) => [kind, sources])),
      unlisted: mustBe('allow or refuse', Joi.valid('allow', 'refuse')),
      reportOnly: flag,
      listNeeds: flag,
    }),
  }),
  offline: part({
    enabled: flag,
    page: flag,
    groups: texts('false or an object of names by folder', 'a name').allow(false),
  }),
  agents: part({
    description: sentence,
    summaries: texts('an object of sentences by product label', 'a sentence'),
    briefsDir: mustBe('a folder', sentence),
    menu: flag,
    mcp: mustBe('{url: "https://help.example.com/mcp"}', Joi.object({url: address.required()})),
    mcpName: mustBe('a name of letters, digits and hyphens', Joi.string().pattern(/^[\w-]+$/)),
    pdf: texts('an object of paths by folder', 'a path'),
  }),
  pictures: mustBe('true, false or "strict"', Joi.valid(true, false, 'strict')),
  lean: part({
    renderer: mustBe('react or preact', Joi.valid('react', 'preact')),
    highlighter: flag,
  }),
});

/** Keywords of content security policies, with the quotes that belong to them or without. */
const KEYWORD =
  /^'?(self|none|unsafe-inline|unsafe-eval|wasm-unsafe-eval|unsafe-hashes|strict-dynamic|report-sample|(?:nonce|sha(?:256|384|512))-[\w+/=-]+)'?$/i;

/** What is wrong with a source of the content security policy, to follow its option; `undefined` if nothing is. */
function checkSource(source: unknown): string | undefined {
  if (typeof source !== 'string' || source === '' || /[\s;,]/.test(source))
    return `must be a source such as "https://cdn.example.com", received ${JSON.stringify(source)}.`;
  const keyword = KEYWORD.exec(source)?.[1];
  if (keyword?.toLowerCase() === 'none')
    return `is "${source}", but the site's own files are always allowed, and nothing else is unless it is listed. Leave it out.`;
  return keyword === undefined || source === `'${keyword}'`
    ? undefined
    : `is "${source}", which browsers take for a host. Write it with its quotes: "'${keyword}'".`;
}
