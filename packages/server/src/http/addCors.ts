import type {FastifyInstance} from 'fastify';

const ALLOWED_HEADERS =
  'content-type, x-algolia-api-key, x-algolia-application-id, x-algolia-agent, x-algolia-usertoken, x-algolia-request-id';

/** Lets pages of the origins call the server; `*` stands for all. No credentials of the browser are ever accepted. */
export function addCors(app: FastifyInstance, origins: readonly string[]): void {
  const isOpen = origins.includes('*');
  app.addHook('onRequest', async (request, reply) => {
    const {origin} = request.headers;
    if (!isOpen) reply.header('vary', 'origin');
    if (origin === undefined || !(isOpen || origins.includes(origin))) return;
    reply.header('access-control-allow-origin', isOpen ? '*' : origin);
    reply.header('access-control-expose-headers', 'retry-after');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', 'GET, POST, OPTIONS');
    reply.header('access-control-allow-headers', ALLOWED_HEADERS);
    reply.header('access-control-max-age', '86400');
  });
  app.options('/*', async (_request, reply) => reply.code(204).send());
}
