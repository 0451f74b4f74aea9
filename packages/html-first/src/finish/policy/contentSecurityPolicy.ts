import type {PolicyKind} from './PolicyOptions.ts';

/** The hashes that one or more pages need, and the sources besides the site's own. */
export interface PolicySources {
  readonly scriptHashes: ReadonlySet<string>;
  readonly styleHashes: ReadonlySet<string>;
  readonly allowed: Readonly<Record<PolicyKind, readonly string[]>>;
}

const UNSAFE_INLINE = "'unsafe-inline'";

/** Directives that mean `default-src` when they are missing; for workers `script-src`, which allows the same files. */
const FALLS_BACK = new Set(['font-src', 'connect-src', 'worker-src', 'manifest-src']);

/** Hashes beside the sources; a browser that sees one ignores `'unsafe-inline'`. */
function withHashes(sources: readonly string[], hashes: ReadonlySet<string>): string[] {
  const named = sources.includes(UNSAFE_INLINE) ? [] : [...hashes].sort().map((hash) => `'${hash}'`);
  return ["'self'", ...named, ...sources];
}

/** The site's own files are allowed with what others may be, and nothing where no page needs any. */
function ownWith(sources: readonly string[]): readonly string[] {
  return sources.length === 0 ? ["'none'"] : sources;
}

/**
 * A content security policy without `unsafe-inline`, unless a site allows it.
 * `frame-ancestors` works in a header only, so it is left out for `meta` elements.
 */
export function contentSecurityPolicy(
  {scriptHashes, styleHashes, allowed}: PolicySources,
  place: 'header' | 'meta',
): string {
  const own = ["'self'"];
  const directives: [string, readonly string[]][] = [
    // Firefox checks prefetched files against this alone, so it allows the site's own; what no page needs is shut below.
    ['default-src', own],
    ['script-src', withHashes(allowed.scripts, scriptHashes)],
    ['style-src', withHashes(allowed.styles, styleHashes)],
    ['img-src', ["'self'", 'data:', ...allowed.images]],
    ['font-src', ["'self'", ...allowed.fonts]],
    ['connect-src', ["'self'", ...allowed.connections]],
    ['worker-src', own],
    ['manifest-src', own],
    ['object-src', ["'none'"]],
    ['frame-src', ownWith(allowed.frames)],
    ['media-src', ownWith(allowed.media)],
    ['form-action', own],
    ['base-uri', own],
    ...(place === 'header' ? [['frame-ancestors', ["'none'"]] as [string, string[]]] : []),
  ];
  // Every byte of a page counts: there, what falls back to the same sources is left unsaid.
  const said = directives.filter(
    ([name, values]) => place === 'header' || !FALLS_BACK.has(name) || values.join() !== own.join(),
  );
  return said.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
}
