import {existsSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {join} from 'node:path';
import {answerFrom} from '@help-center/built-site/serve';
import {AgentsError} from '../errors.ts';
import {negotiateMarkdown} from '../negotiate/negotiateMarkdown.ts';

/** Options of {@link createPreview}. */
export interface PreviewOptions {
  /** The build folder. */
  readonly outDir: string;
  /** Base path of the site. Default `/`. */
  readonly baseUrl?: string;
}

/** Creates a server for a built site that behaves like the supported hosts, with Markdown on request. */
export function createPreview({outDir, baseUrl = '/'}: PreviewOptions): Server {
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new AgentsError('AGENTS_NO_PAGES', `there is no site in "${outDir}"; build it first.`);
  }
  const prepare = negotiateMarkdown(outDir, baseUrl);
  const server = createServer(answerFrom(outDir, {baseUrl, compress: true, prepare}));
  // Longer than clients keep connections, so that no request arrives on one that is being closed.
  server.keepAliveTimeout = 65_000;
  return server;
}
