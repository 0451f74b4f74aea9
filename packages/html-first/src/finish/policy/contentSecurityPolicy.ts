/** What a policy may allow besides the site's own files. */
export type PolicyKind = 'images' | 'frames' | 'connections' | 'scripts' | 'styles' | 'fonts' | 'media';

/** The content security policy of a site. Lists hold CSP sources, such as `https://cdn.example.com` and `'unsafe-inline'`. */
export interface PolicyOptions extends Partial<Readonly<Record<PolicyKind, readonly string[]>>> {
  /**
   * What to do with sources that pages use and no list has: `allow` adds them to the policy with a remark, `refuse` stops
   * the build and names the pages. Default `allow`.
   */
  readonly unlisted?: 'allow' | 'refuse';
  /** Browsers only report what the policy would block. The policy is then in the header files only. Default `false`. */
  readonly reportOnly?: boolean;
  /** List what each page needs besides the site's own files. Default `false`. */
  readonly listNeeds?: boolean;
}

/** The kinds of sources, in the order of messages. */
export const POLICY_KINDS: readonly PolicyKind[] = [
  'images',
  'frames',
  'connections',
  'scripts',
  'styles',
  'fonts',
  'media',
];

/** The hashes that one or more pages need, and the sources besides the site's own. */
export interface PolicySources {
  readonly scriptHashes: ReadonlySet<string>;
  readonly styleHashes: ReadonlySet<string>;
  readonly allowed: Readonly<Record<PolicyKind, readonly string[]>>;
}

const UNSAFE_INLINE = "'unsafe-inline'";

/** Directives that fall back to `default-src`; `worker-src` falls back to `script-src`, which allows the same files. */
const FALLS_BACK = new Set(['font-src', 'connect-src', 'worker-src', 'manifest-src']);

/** Adds hashes to the sources, unless `'unsafe-inline'` is listed: browsers ignore it beside a hash. */
function withHashes(sources: readonly string[], hashes: ReadonlySet<string>): string[] {
  const named = sources.includes(UNSAFE_INLINE) ? [] : [...hashes].sort().map((hash) => `'${hash}'`);
  return ["'self'", ...named, ...sources];
}

/** The sources, or nothing at all if no page needs any. */
function ownWith(sources: readonly string[]): readonly string[] {
  return sources.length === 0 ? ["'none'"] : sources;
}

/**
 * A content security policy without `unsafe-inline`, unless a site allows it. `frame-ancestors` only works in a header, so
 * `meta` elements omit it.
 */
export function contentSecurityPolicy(
  {scriptHashes, styleHashes, allowed}: PolicySources,
  place: 'header' | 'meta',
): string {
  const own = ["'self'"];
  const directives: [string, readonly string[]][] = [
    // Firefox checks prefetched files against this alone, so it allows the site's own; unused kinds are closed below.
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
  // To save bytes, pages omit directives that fall back to the same sources.
  const said = directives.filter(
    ([name, values]) => place === 'header' || !FALLS_BACK.has(name) || values.join() !== own.join(),
  );
  return said.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
}

/** A policy that allows what either of two allows, for pages of several builds behind the same headers. */
export function mergePolicies(one: string, other: string): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of [one, other].flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ');
    const known = directives.get(name);
    directives.set(name, new Set([...(known ?? []), ...sources]));
  }
  return [...directives]
    .map(([name, sources]) => {
      if (sources.size > 1) sources.delete("'none'");
      return [name, ...sources].join(' ');
    })
    .join('; ');
}
