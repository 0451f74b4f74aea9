import Type from 'typebox';
import {RIGHTS} from '../access/AccessKey.ts';

const text = (expected = 'a non-empty string') => Type.String({minLength: 1, expected});
const integer = (minimum: number, maximum: number) =>
  Type.Integer({minimum, maximum, expected: `an integer from ${minimum} to ${maximum}`});
const number = (minimum: number, maximum: number) =>
  Type.Number({minimum, maximum, expected: `a number from ${minimum} to ${maximum}`});
const texts = () => Type.Array(Type.String(), {expected: 'a list of strings'});
/** Fields are optional unless listed as required. */
const object = (fields: Readonly<Record<string, Type.TSchema>>, required: readonly string[] = []) => ({
  type: 'object',
  properties: fields,
  required: [...required],
  additionalProperties: false,
  expected: 'an object',
});

const SHORTEST_KEY = 16;

/** Prefix of the example keys in `deploy/search.json`, which are public. */
const PLACEHOLDER = 'replace-this';

/** The JSON schema of the configuration, without fields that are `null` or turned off with `false`. */
export const CONFIG_SCHEMA: Type.TSchema & SchemaPart = object(
  {
    host: text(),
    port: integer(0, 65_535),
    appId: text(),
    keys: Type.Array(
      object(
        {
          key: Type.String({
            minLength: SHORTEST_KEY,
            pattern: `^(?!${PLACEHOLDER})`,
            expected: `a secret of at least ${SHORTEST_KEY} characters that does not begin with "${PLACEHOLDER}"; make one with "openssl rand -hex 16"`,
          }),
          permissions: Type.Array(Type.Enum([...RIGHTS]), {expected: `a list of ${RIGHTS.join(', ')}`}),
          indices: texts(),
        },
        ['key'],
      ),
      {expected: 'a list'},
    ),
    allowedOrigins: texts(),
    trustProxy: text(),
    rateLimit: object({perSecond: number(0.01, 1e6), burst: integer(1, 1e6)}),
    timeLimitMs: integer(1, 60_000),
    maxPrice: integer(100, 1e6),
    bodyLimitBytes: integer(1024, 2 ** 26),
    requestTimeoutMs: integer(100, 600_000),
    maxConcurrentRequests: integer(1, 1e6),
    reloadSeconds: number(0.1, 86_400),
    stopDelayMs: integer(0, 600_000),
    insights: object(
      {
        database: text('a file or a postgres:// address'),
        retentionDays: integer(1, 36_500),
        maxMegabytes: number(0.05, 1e6),
      },
      ['database'],
    ),
    site: text(),
    allowedHosts: texts(),
    indices: Type.Record(Type.String(), object({folder: text(), records: text(), synonyms: text()}), {
      minProperties: 1,
      expected: 'an object that names at least one index',
    }),
  },
  ['indices'],
);

/** The parts of the schema that messages use. */
export interface SchemaPart {
  /** Completes the message "must be …". */
  readonly expected?: string;
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly patternProperties?: Readonly<Record<string, SchemaPart>>;
  readonly items?: SchemaPart;
}
