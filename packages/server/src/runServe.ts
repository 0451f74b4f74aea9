import {dirname, resolve as toAbsolutePath} from 'node:path';
import {createServer} from './createServer.ts';
import {messageOf, ServerError} from './errors.ts';
import {parseOptions} from './parseOptions.ts';
import {readTextFile} from './readTextFile.ts';
import {readConfig} from './config/readConfig.ts';
import type {ServerConfig} from './config/ServerConfig.ts';

const HELP = `Usage: help-center-search serve [options]

Answers searches over HTTP.

  --index <name=path>   an index: a folder written by the site build, or a records file (.jsonl, .json);
                        repeatable
  --config <file>       a JSON configuration file instead
  --host <address>      address to listen on (default: 127.0.0.1)
  --port <number>       port to listen on, 0 for any free one (default: 8108)
  --insights <database> keep searches and events in this file or at this postgres:// address (default: off)
  --site <folder|address> a built site for assistants to search and read at /mcp (default: none)
  --quiet               log only warnings and errors
  --help                print this text

SIGHUP reloads the indices; SIGTERM answers the running requests and stops.
`;

const OPTIONS = {
  index: {type: 'string', multiple: true},
  config: {type: 'string'},
  host: {type: 'string'},
  port: {type: 'string'},
  insights: {type: 'string'},
  site: {type: 'string'},
  quiet: {type: 'boolean'},
  help: {type: 'boolean', short: 'h'},
} as const;

/** Runs the server until a signal stops it, and returns the exit code. */
export async function runServe(args: readonly string[]): Promise<number> {
  const values = parseOptions(args, OPTIONS);
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const config = await readServeConfig(values);
  // Without host name and process id, which the journal adds itself.
  const logger = {
    level: values.quiet ? 'warn' : 'info',
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  };
  const server = await createServer(config, {logger, threads: new URL('./threads/', import.meta.url)});
  const stopped = new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      server.app.log.info('stopping');
      server.stop().then(resolve, reject);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    process.on('SIGHUP', () => void server.indices.reload());
  });
  try {
    await server.app.listen({
      host: config.host,
      port: config.port,
      listenTextResolver: (address) => `listening on ${address}`,
    });
  } catch (cause) {
    await server.stop();
    throw new ServerError(
      'SERVER_BAD_ARGUMENT',
      `cannot listen on ${config.host} port ${config.port}: ${messageOf(cause)}. Choose another with --port.`,
      {cause},
    );
  }
  await stopped;
  return 0;
}

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
 * Creates the configuration from the options alone, or from a file in which they replace single fields; paths in the file are
 * relative to its folder.
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
  const config: Readonly<Record<string, unknown>> =
    file === undefined ? {indices: Object.fromEntries(indices.map(readIndex))} : await readFields(file);
  const database = insights !== undefined && {database: toAbsolute(insights)};
  const value = {
    ...config,
    ...(host !== undefined && {host}),
    ...(port !== undefined && {port: readPort(port)}),
    ...(site !== undefined && {site: toAbsolute(site)}),
    // Keeps the limits of the file; the option sets only the database.
    ...(database && {insights: {...(config['insights'] as object | false | null), ...database}}),
  };
  return readConfig(value, file ?? 'options', file === undefined ? '.' : dirname(toAbsolutePath(file)));
}

async function readFields(file: string): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await readTextFile(file)) as Record<string, unknown>;
  } catch (cause) {
    const message = `the configuration "${file}" is not valid JSON: ${messageOf(cause)}`;
    throw new ServerError('SERVER_BAD_CONFIG', message, {cause});
  }
}

/** Paths of options are relative to the current folder, not to that of the file. */
function toAbsolute(path: string): string {
  return /^\w+:\/\//u.test(path) ? path : toAbsolutePath(path);
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
