import {resolve} from 'node:path';
import {readConfig, readConfigFile} from './config/readConfig.ts';
import type {ServerConfig} from './config/ServerConfig.ts';
import {ServerError} from './errors.ts';

/** Unparsed options of `serve`. */
export interface ServeOptions {
  readonly index?: readonly string[] | undefined;
  readonly config?: string | undefined;
  readonly host?: string | undefined;
  readonly port?: string | undefined;
  readonly insights?: string | undefined;
  readonly site?: string | undefined;
}

/**
 * Creates the configuration from the options alone, or from a file in which they replace single fields.
 * Throws `SERVER_BAD_ARGUMENT` or `SERVER_BAD_CONFIG`.
 */
export async function readServeConfig(options: ServeOptions): Promise<ServerConfig> {
  const {config: file, index: indices = [], host, port, insights, site} = options;
  if ((file === undefined) === (indices.length === 0)) {
    throw new ServerError(
      'SERVER_BAD_ARGUMENT',
      'name either indices with --index or a file with --config. Try --help.',
    );
  }
  const given = {
    ...(host !== undefined && {host}),
    ...(port !== undefined && {port: readPort(port)}),
    ...(site !== undefined && {site: toAbsolute(site)}),
  };
  const database = insights !== undefined && {database: toAbsolute(insights)};
  if (file === undefined) {
    const known = Object.fromEntries(indices.map(readIndex));
    return readConfig({...given, ...(database && {insights: database}), indices: known}, 'options', '.');
  }
  return readConfigFile(file, (config) => ({
    ...config,
    ...given,
    // Keeps the limits of the file; the option sets only the database.
    ...(database && {insights: {...(config['insights'] as object | false | null), ...database}}),
  }));
}

/** Paths of options are relative to the current folder, not to that of the file. */
function toAbsolute(path: string): string {
  return /^\w+:\/\//u.test(path) ? path : resolve(path);
}

function readPort(text: string): number {
  // `Number('')` is 0, which would select any free port.
  const port = /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new ServerError(
    'SERVER_BAD_ARGUMENT',
    `--port must be an integer from 0 to 65535, received "${text}". 0 stands for any free port.`,
  );
}

function readIndex(text: string): [name: string, origin: Record<string, string>] {
  const [, name, path] = /^([^=]+)=(.+)$/u.exec(text) ?? [];
  if (name === undefined || path === undefined) {
    throw new ServerError(
      'SERVER_BAD_ARGUMENT',
      `--index "${text}" is not of the form name=path; write it like help-center=website/build/search-index.`,
    );
  }
  return [name, /\.jsonl?$/u.test(path) ? {records: path} : {folder: path}];
}
