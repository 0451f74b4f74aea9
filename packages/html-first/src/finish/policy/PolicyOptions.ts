/** What a policy may allow besides the site's own files. */
export type PolicyKind = 'images' | 'frames' | 'connections' | 'scripts' | 'styles' | 'fonts' | 'media';

/** The content security policy of a site. Lists hold sources as a policy writes them: `https://cdn.example.com`, `'unsafe-inline'`. */
export interface PolicyOptions extends Partial<Readonly<Record<PolicyKind, readonly string[]>>> {
  /**
   * What is done with sources that pages name and no list has: `allow` puts them into the policy and says so, `refuse`
   * stops the build and says on which pages they are. Default `allow`.
   */
  readonly unlisted?: 'allow' | 'refuse';
  /** Browsers report what the policy would block, and block nothing; pages carry no policy, only the header files do. Default `false`. */
  readonly reportOnly?: boolean;
  /** Says for each page what it needs besides the site's own files. Default `false`. */
  readonly listNeeds?: boolean;
}

/** The kinds of sources, in the order in which messages name them. */
export const POLICY_KINDS: readonly PolicyKind[] = [
  'images',
  'frames',
  'connections',
  'scripts',
  'styles',
  'fonts',
  'media',
];
