import type {FastifyRequest} from 'fastify';
import type {Credentials} from '../access/createAccess.ts';

/** Reads the application id and the key from the headers or, as browsers send them, the query string. */
export function readCredentials({headers, query}: Pick<FastifyRequest, 'headers' | 'query'>): Credentials {
  const parameters = query as Readonly<Record<string, unknown>>;
  const read = (name: string): string | undefined => {
    const value = headers[name] ?? parameters[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {appId: read('x-algolia-application-id'), key: read('x-algolia-api-key')};
}
