import {readFile} from 'node:fs/promises';
import {dirname, resolve} from 'node:path';
import {RIGHTS, type AccessKey, type Right} from '../access/AccessKey.ts';
import {messageOf, ServerError} from '../errors.ts';
import type {IndexOrigin} from '../indices/createIndexStore.ts';
import {ConfigReader} from './ConfigReader.ts';
import {DEFAULT_CONFIG, DEFAULT_INSIGHTS, type InsightsConfig, type ServerConfig} from './ServerConfig.ts';

const SHORTEST_KEY = 16;

/** Reads a configuration file; paths in it are relative to its folder. Throws `SERVER_BAD_CONFIG`. */
export async function readConfigFile(file: string): Promise<ServerConfig> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new ServerError(
      'SERVER_BAD_CONFIG',
      `the configuration "${file}" cannot be read as JSON: ${messageOf(cause)}`,
      {
        cause,
      },
    );
  }
  return readConfig(value, file, dirname(resolve(file)));
}

/**
 * Checks a configuration and fills in the defaults. `where` opens the messages; paths are relative to `folder`.
 * Throws `SERVER_BAD_CONFIG` with the field, its value and what it has to be.
 */
export function readConfig(value: unknown, where: string, folder: string): ServerConfig {
  const config = new ConfigReader(value, where, '', Object.keys({...DEFAULT_CONFIG, indices: null}));
  const origins = config.object('indices');
  if (origins === undefined || Object.keys(origins).length === 0) {
    throw config.failure('indices', 'must name at least one index', value);
  }
  const {rateLimit} = DEFAULT_CONFIG;
  const limit = config.nested('rateLimit', ['perSecond', 'burst']);
  return {
    indices: Object.fromEntries(
      Object.entries(origins).map(([name, origin]) => [
        name,
        readOrigin(origin, where, `indices.${name}`, folder),
      ]),
    ),
    host: config.text('host') ?? DEFAULT_CONFIG.host,
    port: config.integer('port', 0, 65_535) ?? DEFAULT_CONFIG.port,
    appId: config.text('appId') ?? null,
    keys: config.list('keys')?.map((key, number) => readKey(key, where, `keys[${number}]`)) ?? [],
    allowedOrigins: config.texts('allowedOrigins') ?? DEFAULT_CONFIG.allowedOrigins,
    trustProxy: config.text('trustProxy') ?? null,
    rateLimit: config.isOff('rateLimit')
      ? null
      : {
          perSecond: limit?.number('perSecond', 0.01, 1e6) ?? rateLimit?.perSecond ?? 20,
          burst: limit?.integer('burst', 1, 1e6) ?? rateLimit?.burst ?? 60,
        },
    timeLimitMs: config.integer('timeLimitMs', 1, 60_000) ?? DEFAULT_CONFIG.timeLimitMs,
    maxPrice: config.integer('maxPrice', 100, 1e6) ?? DEFAULT_CONFIG.maxPrice,
    bodyLimitBytes: config.integer('bodyLimitBytes', 1024, 2 ** 26) ?? DEFAULT_CONFIG.bodyLimitBytes,
    requestTimeoutMs: config.integer('requestTimeoutMs', 100, 600_000) ?? DEFAULT_CONFIG.requestTimeoutMs,
    maxUnderWay: config.integer('maxUnderWay', 1, 1e6) ?? DEFAULT_CONFIG.maxUnderWay,
    reloadSeconds: config.number('reloadSeconds', 0.1, 86_400) ?? DEFAULT_CONFIG.reloadSeconds,
    stopDelayMs: config.integer('stopDelayMs', 0, 600_000) ?? DEFAULT_CONFIG.stopDelayMs,
    insights: config.isOff('insights')
      ? null
      : readInsights(config.nested('insights', INSIGHTS_FIELDS), folder),
    site: readSite(config.text('site'), folder),
    allowedHosts: config.texts('allowedHosts') ?? DEFAULT_CONFIG.allowedHosts,
  };
}

function readSite(site: string | undefined, folder: string): string | null {
  if (site === undefined) return null;
  return /^https?:\/\//u.test(site) ? site : resolve(folder, site);
}

const INSIGHTS_FIELDS = ['database', 'retentionDays', 'maxMegabytes'];

function readInsights(insights: ConfigReader | undefined, folder: string): InsightsConfig | null {
  if (insights === undefined) return null;
  const database = insights.text('database');
  if (database === undefined)
    throw insights.failure('database', 'must be a file or a postgres:// address', undefined);
  return {
    database: /^\w+:\/\//u.test(database) ? database : resolve(folder, database),
    retentionDays: insights.integer('retentionDays', 1, 36_500) ?? DEFAULT_INSIGHTS.retentionDays,
    maxMegabytes: insights.number('maxMegabytes', 0.05, 1e6) ?? DEFAULT_INSIGHTS.maxMegabytes,
  };
}

function readOrigin(value: unknown, where: string, path: string, folder: string): IndexOrigin {
  const origin = new ConfigReader(value, where, path, ['folder', 'records', 'synonyms']);
  const index = origin.text('folder');
  const records = origin.text('records');
  const synonyms = origin.text('synonyms');
  if ((index === undefined) === (records === undefined)) {
    throw origin.failure('', 'must have either "folder" or "records"', value);
  }
  if (index !== undefined) {
    if (synonyms !== undefined)
      throw origin.failure('synonyms', 'belongs to "records"; an index folder has its own', synonyms);
    return {folder: resolve(folder, index)};
  }
  return {
    records: resolve(folder, records as string),
    ...(synonyms !== undefined && {synonyms: resolve(folder, synonyms)}),
  };
}

function readKey(value: unknown, where: string, path: string): AccessKey {
  const reader = new ConfigReader(value, where, path, ['key', 'may', 'indices']);
  const key = reader.text('key');
  if (key === undefined || key.length < SHORTEST_KEY) {
    // The secret itself stays out of the message.
    throw reader.failure('key', `must be a string of at least ${SHORTEST_KEY} characters`, '(hidden)');
  }
  const may = reader.texts('may') ?? ['search'];
  const wrong = may.find((right) => !(RIGHTS as readonly string[]).includes(right));
  if (wrong !== undefined) throw reader.failure('may', `must be a list of ${RIGHTS.join(', ')}`, wrong);
  const indices = reader.texts('indices');
  return {key, may: may as readonly Right[], ...(indices !== undefined && {indices})};
}
