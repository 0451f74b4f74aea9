import {createHash, timingSafeEqual} from 'node:crypto';
import {ProtocolError} from '@help-center/engine/protocol';
import type {AccessKey, Right} from './AccessKey.ts';

/** The credentials that a caller sent. */
export interface Credentials {
  readonly appId: string | undefined;
  readonly key: string | undefined;
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
