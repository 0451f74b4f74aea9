import {readConfig, readConfigFile} from './config/readConfig.ts';
import {DEFAULT_INSIGHTS, type ServerConfig} from './config/ServerConfig.ts';
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
    ...(insights !== undefined && {insights: {database: insights}}),
    ...(site !== undefined && {site}),
  };
  if (file === undefined) {
    return readConfig(
      {...given, indices: Object.fromEntries(indices.map(readIndex))},
      'options',
      process.cwd(),
    );
  }
  const config = await readConfigFile(file);
  const checked = readConfig({...given, indices: {any: {folder: '.'}}}, 'options', process.cwd());
  return {
    ...config,
    ...(host !== undefined && {host: checked.host}),
    ...(port !== undefined && {port: checked.port}),
    ...(checked.insights !== null && {
      // Keeps the limits of the file; the option sets only the database.
      insights: {...(config.insights ?? DEFAULT_INSIGHTS), database: checked.insights.database},
    }),
    ...(site !== undefined && {site: checked.site}),
  };
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
