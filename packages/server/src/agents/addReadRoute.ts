import type {FastifyInstance} from 'fastify';
import type {Library} from '@help-center/agents/mcp';
import {ProtocolError} from '@help-center/engine/protocol';
import {readCredentials} from '../access/createAccess.ts';
import type {ServerParts} from '../ServerParts.ts';

type Site = Awaited<ReturnType<Library['readSite']>>;

/** The kind of each file that only agents read, by path: Markdown pages, and lists of pages including briefs. */
function listKinds({url, products, pages}: Site): ReadonlyMap<string, 'markdown' | 'list'> {
  const pathOf = (address: string) => decodeURI(new URL(address).pathname);
  const lists = products.flatMap(({listUrl, fullUrls, briefUrl}) => [
    listUrl,
    ...fullUrls,
    briefUrl ?? listUrl,
  ]);
  return new Map([
    // Includes the page's own path, because the web server reports it only for requests that prefer Markdown.
    ...pages.flatMap((page) => [page.markdownUrl, page.url]).map((one) => [pathOf(one), 'markdown'] as const),
    ...[`${url}llms.txt`, ...lists].map((one) => [pathOf(one), 'list'] as const),
  ]);
}

/**
 * Adds the counter of files that only agents read. The web server that serves them mirrors each request here, with the path
 * in `x-original-uri`; nothing else of the request is used.
 */
export function addReadRoute(
  app: FastifyInstance,
  library: Library,
  {access, metrics}: ServerParts,
  keepRead: (way: string, subject: string, hits: number | null) => void,
): void {
  /** Computed once each time the site is read. */
  const known = new WeakMap<Site, ReturnType<typeof listKinds>>();

  async function findKind(path: string): Promise<string | undefined> {
    const site = await library.readSite();
    const kinds = known.get(site) ?? listKinds(site);
    known.set(site, kinds);
    return kinds.get(path);
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
      // Ignores unknown paths, so that a caller cannot fill the tables with arbitrary text.
      if (kind !== undefined) {
        metrics.count('search_agent_reads_total', {kind});
        keepRead(kind, path, null);
      }
      return reply.code(204).send();
    },
  });
}
