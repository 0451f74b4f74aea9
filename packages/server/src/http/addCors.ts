import cors from '@fastify/cors';
import type {FastifyInstance} from 'fastify';

const ALLOWED_HEADERS =
  'content-type, x-algolia-api-key, x-algolia-application-id, x-algolia-agent, x-algolia-usertoken, x-algolia-request-id, mcp-protocol-version, mcp-method, mcp-name';

/**
 * Allows pages of the origins to call the server, without browser credentials; `*` for all. Must be awaited before anything
 * that refuses requests, so that pages can read the refusal.
 */
export async function addCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'POST', 'DELETE', 'OPTIONS'],
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: 'retry-after',
    maxAge: 86_400,
    strictPreflight: false,
  });
}
