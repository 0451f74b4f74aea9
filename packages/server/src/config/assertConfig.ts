import {Compile} from 'typebox/compile';
import type {AccessKey} from '../access/AccessKey.ts';
import {ServerError} from '../errors.ts';
import {CONFIG_SCHEMA, type SchemaPart} from './configSchema.ts';
import type {InsightsConfig, ServerConfig} from './ServerConfig.ts';

type Plain = Omit<ServerConfig, 'indices' | 'keys' | 'rateLimit' | 'insights' | 'site'>;

/** A valid configuration without defaults. */
export interface CheckedConfig extends Partial<{readonly [Name in keyof Plain]: NonNullable<Plain[Name]>}> {
  readonly indices: Readonly<
    Record<string, {readonly folder?: string; readonly records?: string; readonly synonyms?: string}>
  >;
  readonly keys?: readonly (Pick<AccessKey, 'key'> & Partial<AccessKey>)[];
  readonly rateLimit?: Partial<NonNullable<ServerConfig['rateLimit']>>;
  readonly insights?: Pick<InsightsConfig, 'database'> & Partial<InsightsConfig>;
  readonly site?: string;
}

const validator = Compile(CONFIG_SCHEMA);

/** Throws `SERVER_BAD_CONFIG` with the field, its allowed values and its value, unless the value matches the schema. */
export function assertConfig(value: unknown, where: string): asserts value is CheckedConfig {
  const [fault] = validator.Errors(value);
  if (fault === undefined) return;
  const path = fault.instancePath.split('/').slice(1);
  const {requiredProperties: [missing] = []} = fault.params as {requiredProperties?: readonly string[]};
  if (missing !== undefined) path.push(missing);
  if (fault.keyword === 'boolean') {
    const known = Object.keys(schemaAt(path.slice(0, -1))?.properties ?? {});
    throw configFailure(where, path, `is not known; the fields are ${known.join(', ')}`);
  }
  // A wrong item is reported for its list, whose message describes the items.
  const isItem = schemaAt(path)?.expected === undefined;
  const named = isItem ? path.slice(0, -1) : path;
  const expected = schemaAt(named)?.expected ?? 'of another kind';
  throw configFailure(where, named, `must be ${expected}`, valueAt(value, path));
}

/** The error for a field; `rule` completes "the field …". Does not reveal keys. */
export function configFailure(
  where: string,
  path: readonly string[],
  rule: string,
  value?: unknown,
): ServerError {
  const field = path
    .map((part, at) => (/^\d+$/u.test(part) ? `[${part}]` : `${at > 0 ? '.' : ''}${part}`))
    .join('');
  const isSecret = path[0] === 'keys' && path.at(-1) === 'key';
  const shown = isSecret ? '"(hidden)"' : JSON.stringify(value)?.slice(0, 200);
  const received = value === undefined ? '' : `, received ${shown}`;
  return new ServerError(
    'SERVER_BAD_CONFIG',
    `${where}: ${field === '' ? 'the configuration' : `"${field}"`} ${rule}${received}.`,
  );
}

function schemaAt(path: readonly string[]): SchemaPart | undefined {
  return path.reduce<SchemaPart | undefined>(
    (part, name) =>
      part?.properties?.[name] ?? part?.items ?? Object.values(part?.patternProperties ?? {})[0],
    CONFIG_SCHEMA,
  );
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
}
