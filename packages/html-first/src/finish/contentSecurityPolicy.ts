/** The hashes that one or more pages need, and where they may connect to. */
export interface PolicySources {
  readonly scriptHashes: ReadonlySet<string>;
  readonly styleHashes: ReadonlySet<string>;
  /** Origins besides the site's own that search may ask. */
  readonly connect: readonly string[];
}

const sorted = (hashes: ReadonlySet<string>) => [...hashes].sort().map((hash) => `'${hash}'`);

/**
 * A content security policy without `unsafe-inline`.
 * `frame-ancestors` works in a header only, so it is left out for `meta` elements.
 */
export function contentSecurityPolicy(
  {scriptHashes, styleHashes, connect}: PolicySources,
  place: 'header' | 'meta',
): string {
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...sorted(scriptHashes)]],
    ['style-src', ["'self'", ...sorted(styleHashes)]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...connect]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'self'"]],
    ...(place === 'header' ? [['frame-ancestors', ["'none'"]] as [string, string[]]] : []),
  ];
  return directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
}
