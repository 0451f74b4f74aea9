import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, AllContent} from '@docusaurus/types';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadedPage, LoadedVersion} from '@help-center/built-site';
import type {McpAccess, MenuData} from '../menu/createMcpSetups.ts';
import type {DocsVersion} from '../site/SiteFile.ts';

/** Options of the plugin. */
export interface AgentsPluginOptions {
  /** Whether docs pages have the page menu above their title. A site may render `@theme/PageMenu` elsewhere. Default `true`. */
  readonly menu?: boolean;
  /** The site's MCP server. Default none. */
  readonly mcp?: {readonly url: string};
  /** Name of the MCP server in the settings of editors. Default: the site's host. */
  readonly mcpName?: string;
  /** Paths of PDF files by the path of the folder that each contains, both below the base path. Default none. */
  readonly pdf?: Readonly<Record<string, string>>;
}

/** How to connect to the site's MCP server; `null` without one. */
function toMcpAccess({mcp, mcpName}: AgentsPluginOptions, siteUrl: string): McpAccess | null {
  if (mcp === undefined) return null;
  // Editors accept only letters, digits and hyphens.
  const name = mcpName ?? new URL(siteUrl).hostname.replaceAll(/[^a-z0-9]+/gi, '-');
  return {name, ...mcp};
}

/** File with a {@link SiteContent}, below the site's generated files. */
export const CONTENT_FILE = 'help-center-agents/default/content.json';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Docusaurus plugin with the page menu and with styles that hide the note for agents on each page. It wraps a component of the classic theme. */
export default function agentsPlugin(context: LoadContext, options: AgentsPluginOptions = {}): Plugin<void> {
  const {baseUrl, i18n, siteConfig} = context;
  const {menu = true, pdf = {}} = options;
  const below = (path: string) => baseUrl + path.replace(/^\//, '');
  return {
    name: 'help-center-agents',
    ...(menu && {
      getThemePath: () => fileOf('../theme'),
      getTypeScriptThemePath: () => fileOf('../../src/theme'),
    }),
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: fileOf('../../locales'),
        name: 'agents',
        locale: i18n.currentLocale,
      }),
    async contentLoaded({actions}) {
      const data: MenuData = {
        mcp: toMcpAccess(options, siteConfig.url),
        pdf: Object.fromEntries(Object.entries(pdf).map(([folder, file]) => [below(folder), below(file)])),
      };
      await actions.createData('menu.json', JSON.stringify(data));
    },
    async allContentLoaded({allContent, actions}) {
      await actions.createData('content.json', JSON.stringify(describeContent(allContent)));
    },
    getClientModules: () => [
      fileOf('../../src/plugin/note.css'),
      ...(menu ? [fileOf('../../src/menu/page-menu.css')] : []),
    ],
  };
}

/** The content with front matter that Docusaurus plugins load. */
interface Loaded {
  readonly loadedVersions?: readonly LoadedVersion[];
  readonly blogPosts?: readonly {readonly metadata: LoadedPage}[];
}

/** What the build knows of a site's content and its pages do not show. */
export interface SiteContent {
  /** Paths of the pages whose front matter has `agents: false`. */
  readonly leftOut: readonly string[];
  /** Versions of all docs that have more than one. */
  readonly versions: readonly DocsVersion[];
}

function pagesOf(content: unknown): readonly LoadedPage[] {
  if (Array.isArray(content)) return content as readonly LoadedPage[];
  if (typeof content !== 'object' || content === null) return [];
  const {loadedVersions = [], blogPosts = []} = content as Loaded;
  return [...loadedVersions.flatMap(({docs}) => docs), ...blogPosts.map(({metadata}) => metadata)];
}

function describeVersions(id: string, versions: readonly LoadedVersion[]): DocsVersion[] {
  const latest = versions.find(({isLast}) => isLast);
  if (versions.length < 2 || latest === undefined) return [];
  return versions.map(({versionName, label, path}) => ({
    tag: `docs-${id}-${versionName}`,
    label,
    path,
    latestPath: latest.path,
  }));
}

export function describeContent(allContent: AllContent): SiteContent {
  const contents = Object.values(allContent).flatMap((instances) => Object.values(instances));
  const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Readonly<Record<string, Loaded>>;
  return {
    leftOut: contents
      .flatMap(pagesOf)
      // Pages written in React have none.
      .filter(({frontMatter}: Partial<LoadedPage>) => frontMatter?.agents === false)
      .map(({permalink}) => permalink),
    versions: Object.entries(docs).flatMap(([id, {loadedVersions = []}]) =>
      describeVersions(id, loadedVersions),
    ),
  };
}
