import {fileURLToPath} from 'node:url';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {MenuData} from '../menu/MenuData.ts';
import {toMcpAccess, type AgentsPluginOptions} from './AgentsPluginOptions.ts';
import {describeContent} from './describeContent.ts';

export type {AgentsPluginOptions} from './AgentsPluginOptions.ts';
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
