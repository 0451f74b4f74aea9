import {nearestName} from '@help-center/built-site';
import {POLICY_KINDS} from '@help-center/html-first';
import {checkSources} from './checkSources.ts';
import {CLASSIC_OPTIONS, type PresetOptions} from './PresetOptions.ts';

/** Known options by the path of their part; `null` for parts that validate their own. */
const KNOWN: Readonly<Record<string, readonly string[] | null>> = {
  search: null,
  agents: ['description', 'summaries', 'briefsDir', 'menu', 'mcp', 'mcpName', 'pdf'],
  htmlFirst: ['onIntent', 'policy', 'dictionary'],
  'htmlFirst.policy': [...POLICY_KINDS, 'unlisted', 'reportOnly', 'listNeeds'],
  offline: ['enabled', 'page', 'groups'],
  pictures: [],
  lean: ['routeTables', 'renderer', 'highlighter'],
};
const PARTS = Object.keys(KNOWN).filter((path) => !path.includes('.'));
const LISTS: ReadonlySet<string> = new Set(POLICY_KINDS);
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'htmlFirst.policy.unlisted': ['allow', 'refuse'],
  'lean.renderer': ['react', 'preact'],
};

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isTexts = (value: unknown) => isObject(value) && Object.values(value).every(isText);

/** An address, or a command of at least one word. */
function isMcp(value: unknown): boolean {
  if (!isObject(value) || Object.keys(value).length !== 1) return false;
  const {url, command} = value;
  if (url !== undefined) return typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url);
  return Array.isArray(command) && command.length > 0 && command.every(isText);
}

const RULES: Readonly<Record<string, {isRight: (value: unknown) => boolean; expected: string}>> = {
  'agents.description': {isRight: isText, expected: 'a sentence'},
  'agents.summaries': {isRight: isTexts, expected: 'an object of sentences'},
  'agents.briefsDir': {isRight: isText, expected: 'a folder'},
  'agents.mcp': {
    isRight: isMcp,
    expected: '{url: "https://help.example.com/mcp"} or {command: ["npx", "…"]}',
  },
  'agents.mcpName': {
    isRight: (value) => typeof value === 'string' && /^[\w-]+$/.test(value),
    expected: 'a name of letters, digits and hyphens',
  },
  'offline.groups': {
    isRight: (value) => value === false || isTexts(value),
    expected: 'false or an object of names by folder',
  },
  'agents.pdf': {isRight: isTexts, expected: 'an object of paths by folder'},
};

function describeUnknown(path: string, name: string, known: readonly string[]): string {
  const option = path === '' ? name : `${path}.${name}`;
  const near = nearestName(name, known);
  return `option "${option}" is unknown. ${near === null ? `Known options: ${known.join(', ')}.` : `Did you mean "${near}"?`}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkValue(path: string, name: string, value: unknown): string[] {
  const option = `${path}.${name}`;
  const received = `received ${JSON.stringify(value)}`;
  if (LISTS.has(name)) return checkSources(option, value);
  const words = WORDS[option];
  if (words !== undefined)
    return words.includes(value as string)
      ? []
      : [`option "${option}" must be one of ${words.join(', ')}, ${received}.`];
  const rule = RULES[option];
  if (rule !== undefined)
    return rule.isRight(value) ? [] : [`option "${option}" must be ${rule.expected}, ${received}.`];
  return typeof value === 'boolean' ? [] : [`option "${option}" must be true or false, ${received}.`];
}

function checkPictures(value: unknown): string[] {
  if (value === undefined || typeof value === 'boolean' || value === 'strict') return [];
  return [`option "pictures" must be true, false or "strict", received ${JSON.stringify(value)}.`];
}

function checkPart(path: string, part: unknown): string[] {
  const known = KNOWN[path];
  if (known === null || known === undefined || part === undefined) return [];
  if (!isObject(part))
    return [`option "${path}" must be an object or false, received ${JSON.stringify(part)}.`];
  return Object.entries(part).flatMap(([name, value]) => {
    if (!known.includes(name)) return [describeUnknown(path, name, known)];
    const inner = `${path}.${name}`;
    if (value === undefined) return [];
    return inner in KNOWN ? checkPart(inner, value) : checkValue(path, name, value);
  });
}

/** Validates the preset's own options; plugins validate theirs. Throws an error with one line per mistake. */
export function validateOptions(options: unknown): PresetOptions {
  const given = options ?? {};
  const known = [...CLASSIC_OPTIONS, ...PARTS];
  const problems = isObject(given)
    ? Object.entries(given).flatMap(([name, value]) => {
        if (!known.includes(name)) return [describeUnknown('', name, known)];
        if (name === 'pictures') return checkPictures(value);
        return value === false ? [] : checkPart(name, value);
      })
    : [`the options must be an object, received ${JSON.stringify(given)}.`];
  if (problems.length > 0) throw new Error(`[docusaurus-preset] ${problems.join('\n')}`);
  const checked = given as PresetOptions;
  if (checked.htmlFirst === false && checked.lean !== false && checked.lean?.routeTables) {
    throw new Error(
      '[docusaurus-preset] option "lean.routeTables" needs finished pages, and "htmlFirst" is false. Leave one of them out.',
    );
  }
  return checked;
}
