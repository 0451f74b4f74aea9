import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {
  AI_CATALOG_PATH,
  AI_CATALOG_TYPE,
  createAiCatalog,
  createServerCard,
  isAnswering,
  SERVER_CARD_TYPE,
  type Library,
} from '@help-center/agents/mcp';
import {ProtocolError} from '@help-center/engine/protocol';
import type {ServerConfig} from '../config/ServerConfig.ts';

/** Adds the MCP server card and the catalog that links to it; both are public and readable from every origin. */
export function addDiscoveryRoutes(
  app: FastifyInstance,
  library: Library,
  {allowedHosts, keys}: ServerConfig,
): void {
  async function readMcpUrl({protocol, host}: FastifyRequest): Promise<string> {
    const origin = `${protocol}://${host}`;
    if (!URL.canParse(origin) || !(await isAnswering(library, new URL(origin), allowedHosts))) {
      throw new ProtocolError(403, 'This host is not allowed');
    }
    return `${origin}/mcp`;
  }

  function send(reply: FastifyReply, type: string, value: object): FastifyReply {
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=3600')
      .type(type)
      .send(Buffer.from(JSON.stringify(value)));
  }

  app.get('/mcp/server-card', async (request, reply) => {
    const mcpUrl = await readMcpUrl(request);
    const card = createServerCard(
      await library.readSite(),
      mcpUrl,
      keys.length > 0 ? 'x-algolia-api-key' : undefined,
    );
    return send(reply, SERVER_CARD_TYPE, card);
  });
  app.get(AI_CATALOG_PATH, async (request, reply) => {
    const mcpUrl = await readMcpUrl(request);
    return send(reply, AI_CATALOG_TYPE, createAiCatalog((await library.readSite()).url, mcpUrl));
  });
}
