import {Joi} from '@docusaurus/utils-validation';
import {POLICY_KINDS} from '@help-center/html-first';
import {checkSource} from './checkSource.ts';
import {CLASSIC_OPTIONS} from './PresetOptions.ts';

const text = Joi.string().min(1);
const texts = Joi.object().pattern(Joi.string(), text);
const source = Joi.any().custom((value: unknown, {message}) => {
  const fault = checkSource(value);
  return fault === undefined ? value : message({custom: fault});
});

/** A part that `false` leaves out. */
const part = (keys: Joi.PartialSchemaMap) => Joi.object(keys).allow(false);

/** Schema of the preset's own options; plugins validate theirs. {@link EXPECTED} has the wording of errors. */
export const OPTIONS_SCHEMA: Joi.ObjectSchema = Joi.object({
  ...Object.fromEntries([...CLASSIC_OPTIONS, 'search'].map((name) => [name, Joi.any()])),
  htmlFirst: part({
    onIntent: Joi.boolean(),
    policy: Joi.object({
      ...Object.fromEntries(POLICY_KINDS.map((kind) => [kind, Joi.array().items(source)])),
      unlisted: Joi.valid('allow', 'refuse'),
      reportOnly: Joi.boolean(),
      listNeeds: Joi.boolean(),
    }),
  }),
  offline: part({
    enabled: Joi.boolean(),
    page: Joi.boolean(),
    groups: texts.allow(false),
  }),
  agents: part({
    description: text,
    summaries: texts,
    briefsDir: text,
    menu: Joi.boolean(),
    mcp: Joi.object({
      url: Joi.string().uri({scheme: ['http', 'https']}),
      command: Joi.array().items(text).min(1),
    }).xor('url', 'command'),
    mcpName: Joi.string().pattern(/^[\w-]+$/),
    pdf: texts,
  }),
  pictures: Joi.valid(true, false, 'strict'),
  lean: part({
    renderer: Joi.valid('react', 'preact'),
    highlighter: Joi.boolean(),
  }),
});

const PART = 'an object or false';
const BOOLEAN = 'true or false';
const SOURCES = 'a list of sources such as "https://cdn.example.com"';
const MCP = '{url: "https://help.example.com/mcp"} or {command: ["npx", "…"]}';

/** What each option must be, to complete the sentence `must be …`. */
export const EXPECTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CLASSIC_OPTIONS.map((name) => [name, PART])),
  search: PART,
  htmlFirst: PART,
  'htmlFirst.onIntent': BOOLEAN,
  'htmlFirst.policy': 'an object',
  ...Object.fromEntries(POLICY_KINDS.map((kind) => [`htmlFirst.policy.${kind}`, SOURCES])),
  'htmlFirst.policy.unlisted': 'allow or refuse',
  'htmlFirst.policy.reportOnly': BOOLEAN,
  'htmlFirst.policy.listNeeds': BOOLEAN,
  offline: PART,
  'offline.enabled': BOOLEAN,
  'offline.page': BOOLEAN,
  'offline.groups': 'false or an object of names by folder',
  'offline.groups.*': 'a name',
  agents: PART,
  'agents.description': 'a sentence',
  'agents.summaries': 'an object of sentences by product label',
  'agents.summaries.*': 'a sentence',
  'agents.briefsDir': 'a folder',
  'agents.menu': BOOLEAN,
  'agents.mcp': MCP,
  'agents.mcp.url': 'an http or https address',
  'agents.mcp.command': 'a list of words',
  'agents.mcp.command.*': 'a word',
  'agents.mcpName': 'a name of letters, digits and hyphens',
  'agents.pdf': 'an object of paths by folder',
  'agents.pdf.*': 'a path',
  pictures: 'true, false or "strict"',
  lean: PART,
  'lean.renderer': 'react or preact',
  'lean.highlighter': BOOLEAN,
};
