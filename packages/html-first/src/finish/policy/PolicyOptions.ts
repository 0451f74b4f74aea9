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
