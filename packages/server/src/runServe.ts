import {createServer} from './createServer.ts';
import {messageOf, ServerError} from './errors.ts';
import {parseOptions} from './parseOptions.ts';
import {readServeConfig} from './readServeConfig.ts';

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
