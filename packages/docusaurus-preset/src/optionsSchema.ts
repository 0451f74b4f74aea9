import {Joi} from '@docusaurus/utils-validation';
import {mustBe} from '@help-center/built-site';
import {POLICY_KINDS} from '@help-center/html-first';
import {checkSource} from './checkSource.ts';
import {CLASSIC_OPTIONS} from './PresetOptions.ts';

const flag = mustBe('true or false', Joi.boolean());
const sentence = mustBe('a sentence', Joi.string().min(1));
const source = Joi.any().custom((value: unknown, {message}) => {
  const fault = checkSource(value);
  return fault === undefined ? value : message({custom: fault});
});
const sources = mustBe('a list of sources such as "https://cdn.example.com"', Joi.array().items(source));

/** An object of texts by name; `expected` and `each` complete the sentence `must be …`. */
const texts = (expected: string, each: string) =>
  mustBe(expected, Joi.object().pattern(Joi.string(), mustBe(each, sentence)));

/** A part that `false` leaves out. */
const part = (keys: Joi.PartialSchemaMap) => mustBe('an object or false', Joi.object(keys).allow(false));

const address = mustBe('an http or https address', Joi.string().uri({scheme: ['http', 'https']}));

/** Schema of the preset's own options; plugins validate theirs. */
export const OPTIONS_SCHEMA: Joi.ObjectSchema = Joi.object({
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
