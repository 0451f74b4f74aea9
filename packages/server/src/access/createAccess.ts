import {createHash, timingSafeEqual} from 'node:crypto';
import type {FastifyRequest} from 'fastify';
import {ProtocolError} from '@help-center/engine/protocol';

/** All permissions of keys. */
export const RIGHTS = ['search', 'events', 'insights', 'metrics'] as const;

/** A permission: to search, send events, read the insights or read the metrics. */
export type Right = (typeof RIGHTS)[number];

/** A key that callers send as `x-algolia-api-key`. */
export interface AccessKey {
  /** The secret. Everyone can read a key that is shipped with a site, so give it only the right to search. */
  readonly key: string;
  readonly permissions: readonly Right[];
  /** Names of the indices that the key is for; a trailing `*` matches any ending. Default all. */
  readonly indices?: readonly string[];
}

/** The credentials that a caller sent. */
export interface Credentials {
  readonly appId: string | undefined;
  readonly key: string | undefined;
}

/** Reads the application id and the key from the headers or, as browsers send them, the query string. */
export function readCredentials({headers, query}: Pick<FastifyRequest, 'headers' | 'query'>): Credentials {
  const parameters = query as Readonly<Record<string, unknown>>;
  const read = (name: string): string | undefined => {
    const value = headers[name] ?? parameters[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {appId: read('x-algolia-application-id'), key: read('x-algolia-api-key')};
}

/** Settings of {@link createAccess}. */
export interface AccessOptions {
  /** Application id that callers must send; `null` accepts any. */
  readonly appId: string | null;
  /** Without keys everyone may search, send events and read metrics, and nobody may read insights. */
  readonly keys: readonly AccessKey[];
}

/** Access control. */
export interface Access {
  /** Returns which indices the right applies to. Throws a ProtocolError with status 403 when the caller does not have it. */
  check(credentials: Credentials, right: Right): (indexName: string) => boolean;
}

const OPEN_RIGHTS: readonly Right[] = ['search', 'events', 'metrics'];

/** Rights that need no application id, because people enter only a key in the insights page. */
const KEY_RIGHTS: readonly Right[] = ['insights', 'metrics'];

/** Creates the access control. Keys are compared in constant time. */
export function createAccess({appId, keys}: AccessOptions): Access {
  const known = keys.map((key) => ({...key, digest: digestOf(key.key)}));
  const appDigest = appId === null ? null : digestOf(appId);

  function find(sent: string): (typeof known)[number] | undefined {
    const digest = digestOf(sent);
    let found: (typeof known)[number] | undefined;
    // Compares every key, so that the time does not reveal which one matched.
    for (const entry of known) if (timingSafeEqual(entry.digest, digest)) found = entry;
    return found;
  }

  return {
    check(credentials, right) {
      const needsId = known.length === 0 || !KEY_RIGHTS.includes(right);
      if (needsId && appDigest !== null && !timingSafeEqual(appDigest, digestOf(credentials.appId ?? '')))
        throw invalid();
      if (known.length === 0) {
        if (OPEN_RIGHTS.includes(right)) return () => true;
        throw new ProtocolError(403, `This server has no key with the permission "${right}"`);
      }
      const key = find(credentials.key ?? '');
      if (key === undefined) throw invalid();
      if (!key.permissions.includes(right))
        throw new ProtocolError(403, 'Method not allowed with this API key');
      const {indices} = key;
      return indices === undefined ? () => true : (name) => indices.some((pattern) => matches(pattern, name));
    },
  };
}

/** Digests have equal lengths, as `timingSafeEqual` requires. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function invalid(): ProtocolError {
  return new ProtocolError(403, 'Invalid Application-ID or API key');
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
