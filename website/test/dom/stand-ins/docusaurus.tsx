import type {ReactNode} from 'react';

/** What components of this site read of Docusaurus, which only a build has; tests change it. */
export const site = {
  customFields: {} as Record<string, unknown>,
  /** The query of the page's address. */
  search: '',
  /** Addresses that components went to. */
  visited: [] as string[],
  doc: {permalink: '/docs/X/', tags: [] as readonly {label: string; permalink: string}[]} as Record<
    string,
    unknown
  >,
};

/** Stand-ins for the modules of Docusaurus; each for one call of `vi.mock`. */
export const standIns = {
  link: () => ({
    default: ({to, children, ...rest}: {to: string; children: ReactNode}) => (
      <a href={to} {...rest}>
        {children}
      </a>
    ),
  }),
  context: () => ({
    default: () => ({siteConfig: {url: 'https://docs.example', customFields: site.customFields}}),
  }),
  router: () => ({
    useHistory: () => ({push: (to: string) => void site.visited.push(to)}),
    useLocation: () => ({search: site.search, pathname: '/report', hash: ''}),
  }),
  baseUrl: () => ({default: (path: string) => path}),
  docs: () => ({useDoc: () => ({metadata: {...site.doc, notes: {related: []}}, frontMatter: {}})}),
};
