import {resolve} from 'node:path';
import {RIGHTS} from '../access/createAccess.ts';
import {ServerError} from '../errors.ts';
import {createCheck} from '../validate.ts';
import type {ServerConfig} from './ServerConfig.ts';

/** Further keywords of a field: its default, and whether it may be `null`. */
interface Settings {
  readonly default?: unknown;
  readonly nullable?: boolean;
}

/** A field that is `null` unless it is given. */
const NONE: Settings = {nullable: true, default: null};

const text = (settings: Settings = {}, expected = 'a non-empty string') => ({
  type: 'string',
  minLength: 1,
  expected,
  ...settings,
});
const number = (minimum: number, maximum: number, value: number) => ({
  type: 'number',
  minimum,
  maximum,
  expected: `a number from ${minimum} to ${maximum}`,
  default: value,
});
const integer = (minimum: number, maximum: number, value: number) => ({
  ...number(minimum, maximum, value),
  type: 'integer',
  expected: `an integer from ${minimum} to ${maximum}`,
});
const list = (items: object, settings: Settings = {}) => ({
  type: 'array',
  items,
  expected: 'a list',
  ...settings,
});
/** Fields are optional unless listed as required. */
const object = (properties: object, required: readonly string[] = [], settings: Settings = {}) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
  expected: 'an object',
  ...settings,
});

const SHORTEST_KEY = 16;

/** Prefix of the example keys in `deploy/search.json`, which are public. */
const PLACEHOLDER = 'replace-this';

const RATE_LIMIT = {perSecond: 20, burst: 60};

/** The JSON schema of the configuration with its defaults. `expected` completes the message "must be …". */
export const CONFIG_SCHEMA: {readonly properties: object} = object(
  {
    host: text({default: '127.0.0.1'}),
    port: integer(0, 65_535, 8108),
    appId: text(NONE),
    keys: list(
      object(
        {
          key: {
            ...text(),
            minLength: SHORTEST_KEY,
            pattern: `^(?!${PLACEHOLDER})`,
            expected: `a secret of at least ${SHORTEST_KEY} characters that does not begin with "${PLACEHOLDER}"; make one with "openssl rand -hex 16"`,
          },
          permissions: list({enum: RIGHTS, expected: `one of ${RIGHTS.join(', ')}`}, {default: ['search']}),
          indices: list(text()),
        },
        ['key'],
      ),
      {default: []},
    ),
    allowedOrigins: list(text(), {default: ['*']}),
    trustProxy: text(NONE),
    rateLimit: object(
      {
        perSecond: number(0.01, 1e6, RATE_LIMIT.perSecond),
        burst: integer(1, 1e6, RATE_LIMIT.burst),
      },
      [],
      {nullable: true, default: RATE_LIMIT},
    ),
    timeLimitMs: integer(1, 60_000, 250),
    maxPrice: integer(100, 1e6, 4000),
    bodyLimitBytes: integer(1024, 2 ** 26, 256 * 1024),
    requestTimeoutMs: integer(100, 600_000, 10_000),
    maxConcurrentRequests: integer(1, 1e6, 200),
    reloadSeconds: number(0.1, 86_400, 2),
    stopDelayMs: integer(0, 600_000, 0),
    insights: object(
      {
        database: text({}, 'a file or a postgres:// address'),
        retentionDays: integer(1, 36_500, 180),
        maxMegabytes: number(0.05, 1e6, 1024),
      },
      ['database'],
      NONE,
    ),
    site: text(NONE),
    allowedHosts: list(text(), {default: []}),
    indices: {
      type: 'object',
      minProperties: 1,
      expected: 'an object that names at least one index',
      additionalProperties: {
        expected: 'an object with either "folder", or "records" and optionally "synonyms"',
        oneOf: [
          object({folder: text()}, ['folder']),
          object({records: text(), synonyms: text()}, ['records']),
        ],
      },
    },
  },
  ['indices'],
);

const check = createCheck(CONFIG_SCHEMA);

/** Fields that `false` turns off, too. */
const SWITCHES = ['rateLimit', 'insights'];

/**
 * Validates a configuration and fills in the defaults. Messages start with `where`; paths are relative to `folder`.
 * Throws `SERVER_BAD_CONFIG` with the field, its allowed values and its value. Does not reveal keys.
 */
export function readConfig(value: unknown, where: string, folder: string): ServerConfig {
  const config = structuredClone(value) as Record<string, unknown>;
  for (const [name, field] of isObject(value) ? Object.entries(value) : []) {
    // `null` is the default of all fields that may be off but one.
    if (field === null && name !== 'rateLimit') delete config[name];
    if (field === false && SWITCHES.includes(name)) config[name] = null;
  }
  const fault = check(config);
  if (fault !== undefined) {
    const {path, kind, schema, received} = fault;
    const field = path
      .map((part, at) => (/^\d+$/u.test(part) ? `[${part}]` : `${at > 0 ? '.' : ''}${part}`))
      .join('');
    const {properties = {}} = schema;
    const {expected} = kind === 'missing' ? (properties[path.at(-1) ?? ''] as typeof schema) : schema;
    const rule =
      kind === 'unknown'
        ? `is not known; the fields are ${Object.keys(properties).join(', ')}`
        : `must be ${expected}`;
    // Keys may also stand where they do not belong, as in `keys: ["…"]`.
    const isSecret = path[0] === 'keys' && !['permissions', 'indices'].includes(path[2] ?? '');
    const shown = isSecret ? '"(hidden)"' : JSON.stringify(received)?.slice(0, 200);
    const found = received === undefined ? '' : `, received ${shown}`;
    throw new ServerError(
      'SERVER_BAD_CONFIG',
      `${where}: ${field === '' ? 'the configuration' : `"${field}"`} ${rule}${found}.`,
    );
  }
  const {insights, site, indices, ...rest} = config as unknown as ServerConfig;
  const toPath = (path: string): string => (/^\w+:\/\//u.test(path) ? path : resolve(folder, path));
  return {
    ...rest,
    insights: insights && {...insights, database: toPath(insights.database)},
    site: site && toPath(site),
    indices: Object.fromEntries(
      Object.entries(indices).map(([name, origin]) => [
        name,
        Object.fromEntries(Object.entries(origin).map(([kind, path]) => [kind, toPath(String(path))])),
      ]),
    ) as unknown as ServerConfig['indices'],
  };
}

/** Defaults of the configuration. */
export const DEFAULT_CONFIG: Omit<ServerConfig, 'indices'> = (() => {
  const {indices: _indices, ...defaults} = readConfig({indices: {any: {folder: '.'}}}, 'defaults', '.');
  return defaults;
})();

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
