import {fileURLToPath} from 'node:url';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import type {LoadedDocs} from '@help-center/built-site';
import {TEXTS} from '../finish/texts.ts';
import {OFFLINE_PAGE} from '../storage/OfflineFiles.ts';
import {findGroups, type GroupNames} from './findGroups.ts';

export type {GroupNames} from './findGroups.ts';

/** Options of the plugin. */
export interface OfflineOptions {
  /** Whether pages register the service worker. Default `true`; never in development. */
  readonly enabled?: boolean;
  /** `false` for a site with its own page at `/offline` that uses `@theme/OfflineList` and `@theme/OfflineLibrary`. Default `true`. */
  readonly page?: boolean;
  /**
   * Names of the parts that readers can save alone, in the order to list them: by first folder of the docs, or by id if
   * there are several docs instances. `false` offers the whole site only. Default: the labels of the sidebar.
   */
  readonly groups?: GroupNames | false;
}

/** File with the groups for `writeOfflineFiles`, below the site's generated files. */
export const GROUPS_FILE = 'help-center-offline/default/groups.json';

/** Docusaurus plugin: when idle after hydration, pages register the service worker that `writeOfflineFiles` has written. */
export default function offlinePlugin(
  {baseUrl, i18n}: LoadContext,
  {enabled = true, page = true, groups = {}}: OfflineOptions,
): Plugin<void> {
  const isOn = enabled && process.env.NODE_ENV === 'production';
  return {
    name: 'help-center-offline',
    getThemePath: () => fileURLToPath(new URL('../theme', import.meta.url)),
    getTypeScriptThemePath: () => fileURLToPath(new URL('../../src/theme', import.meta.url)),
    // Docusaurus also looks for translatable texts in these.
    getPathsToWatch: () =>
      ['client', 'worker'].map((name) => fileURLToPath(new URL(`../${name}`, import.meta.url))),
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({...TEXTS, locale: i18n.currentLocale}),
    contentLoaded({actions}) {
      actions.setGlobalData({enabled: isOn});
      if (page)
        actions.addRoute({path: baseUrl + OFFLINE_PAGE, component: '@theme/OfflinePage', exact: true});
    },
    async allContentLoaded({allContent, actions}) {
      const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedDocs;
      const found = groups === false ? [] : findGroups(docs, groups);
      await actions.createData('groups.json', JSON.stringify(found));
    },
    getClientModules: () =>
      isOn ? [fileURLToPath(new URL('../client/clientModule.js', import.meta.url))] : [],
  };
}

/** The components that a site may replace: wrapping is safe, ejecting is not. */
export function getSwizzleConfig(): SwizzleConfig {
  const actions = {eject: 'unsafe', wrap: 'safe'} as const;
  return {components: {OfflinePage: {actions}, OfflineLibrary: {actions}, OfflineList: {actions}}};
}
