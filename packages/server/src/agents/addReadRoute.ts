import type {FastifyInstance} from 'fastify';
import type {Library} from '@help-center/agents/mcp';
import {ProtocolError} from '@help-center/engine/protocol';
import {readCredentials} from '../http/readCredentials.ts';
import type {AgentRoutesOptions} from './addAgentRoutes.ts';

/** What the route needs. */
export interface ReadRouteOptions extends Pick<AgentRoutesOptions, 'access' | 'metrics'> {
  readonly keepRead: (way: string, subject: string, hits: number | null) => void;
}

const LIST = /\/llms(?:-full(?:-\d+)?)?\.txt$|\/brief\.md$/u;

/**
 * Adds the counter of files that only agents read. The web server that sends them copies each request here, with the path in
 * `x-original-uri`; nothing else of the request is looked at.
 */
export function addReadRoute(
  app: FastifyInstance,
  library: Library,
  {access, metrics, keepRead}: ReadRouteOptions,
): void {
  async function findKind(path: string): Promise<string | undefined> {
    const {pages, url} = await library.readSite();
    const base = new URL(url).pathname;
    if (!path.startsWith(base)) return undefined;
    if (LIST.test(path)) return 'list';
    // Who asked for the page itself preferred Markdown, or nobody would have told.
    const isRead = (address: string) => decodeURI(new URL(address).pathname) === path;
    return pages.some((page) => isRead(page.markdownUrl) || isRead(page.url)) ? 'markdown' : undefined;
  }

  app.route({
    method: ['GET', 'POST'],
    url: '/1/agent-reads',
    async handler(request, reply) {
      access.check(readCredentials(request), 'events');
      const uri = String(request.headers['x-original-uri'] ?? '');
      let path: string;
      try {
        path = decodeURI(uri.replace(/[?#].*$/su, ''));
      } catch {
        throw new ProtocolError(400, 'Invalid value of the header x-original-uri, expected a path');
      }
      const kind = await findKind(path);
      // What does not exist is not kept: a caller could fill the tables with its own words.
      if (kind !== undefined) {
        metrics.count('search_agent_reads_total', {kind});
        keepRead(kind, path, null);
      }
      return reply.code(204).send();
    },
  });
}
