import {dirname, resolve} from 'node:path';
import {messageOf, ServerError} from '../errors.ts';
import type {IndexOrigin} from '../indices/loadIndex.ts';
import {readTextFile} from '../readTextFile.ts';
import {assertConfig, configFailure, type CheckedConfig} from './assertConfig.ts';
import {
  DEFAULT_CONFIG,
  DEFAULT_INSIGHTS,
  DEFAULT_RATE_LIMIT,
  type InsightsConfig,
  type ServerConfig,
} from './ServerConfig.ts';

/**
 * Reads a configuration file; paths in it are relative to its folder. `change` replaces fields of what it holds. Throws
 * `SERVER_BAD_CONFIG`.
 */
export async function readConfigFile(
  file: string,
  change: (given: Readonly<Record<string, unknown>>) => object = (given) => given,
): Promise<ServerConfig> {
  let value: unknown;
  try {
    value = JSON.parse(await readTextFile(file));
  } catch (cause) {
    throw new ServerError(
      'SERVER_BAD_CONFIG',
      `the configuration "${file}" is not valid JSON: ${messageOf(cause)}`,
      {cause},
    );
  }
  const given = isObject(value) ? change(value) : value;
  return readConfig(given, file, dirname(resolve(file)));
}

/** Fields that `false` turns off. */
const SWITCHES = ['rateLimit', 'insights'] as const;

/**
 * Validates a configuration and fills in the defaults. Messages start with `where`; paths are relative to `folder`.
 * Throws `SERVER_BAD_CONFIG` with the field, its allowed values and its value.
 */
export function readConfig(value: unknown, where: string, folder: string): ServerConfig {
  const given = isObject(value) ? withoutNulls(value) : value;
  assertConfig(given, where);
  const {indices, keys = [], rateLimit, insights, site, ...rest} = given;
  const {rateLimit: givenLimit} = value as {rateLimit?: unknown};
  return {
    ...DEFAULT_CONFIG,
    ...rest,
    keys: keys.map(({key, permissions = ['search'], indices: some}) => ({
      key,
      permissions,
      ...(some !== undefined && {indices: some}),
    })),
    rateLimit: givenLimit === false || givenLimit === null ? null : {...DEFAULT_RATE_LIMIT, ...rateLimit},
    insights: insights === undefined ? null : readInsights(insights, folder),
    site: site === undefined ? null : /^https?:\/\//u.test(site) ? site : resolve(folder, site),
    indices: Object.fromEntries(
      Object.entries(indices).map(([name, origin]) => [
        name,
        readOrigin(origin, where, ['indices', name], folder),
      ]),
    ),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutNulls(value: Readonly<Record<string, unknown>>): object {
  const isSwitch = (name: string): boolean => (SWITCHES as readonly string[]).includes(name);
  return Object.fromEntries(
    Object.entries(value).filter(([name, field]) => field !== null && !(field === false && isSwitch(name))),
  );
}

function readInsights(
  {database, ...rest}: NonNullable<CheckedConfig['insights']>,
  folder: string,
): InsightsConfig {
  return {
    ...DEFAULT_INSIGHTS,
    ...rest,
    database: /^\w+:\/\//u.test(database) ? database : resolve(folder, database),
  };
}

type GivenOrigin = CheckedConfig['indices'][string];

function readOrigin(
  origin: GivenOrigin,
  where: string,
  path: readonly string[],
  folder: string,
): IndexOrigin {
  const {folder: index, records, synonyms} = origin;
  if (index !== undefined && records === undefined) {
    if (synonyms === undefined) return {folder: resolve(folder, index)};
    const rule = 'belongs to "records"; an index folder has its own';
    throw configFailure(where, [...path, 'synonyms'], rule, synonyms);
  }
  if (records === undefined || index !== undefined)
    throw configFailure(where, path, 'must have either "folder" or "records"', origin);
  return {
    records: resolve(folder, records),
    ...(synonyms !== undefined && {synonyms: resolve(folder, synonyms)}),
  };
}
