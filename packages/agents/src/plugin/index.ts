import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {McpAccess, MenuData} from '../menu/createMcpSetups.ts';
import {describeContent} from './describeContent.ts';

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

export type {SiteContent} from './describeContent.ts';

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
