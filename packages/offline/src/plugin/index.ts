import {fileURLToPath} from 'node:url';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import {TEXTS} from '../finish/texts.ts';
import {OFFLINE_PAGE} from '../storage/OfflineFiles.ts';
import {findGroups, type GroupNames, type LoadedDocs} from './findGroups.ts';

export type {GroupNames} from './findGroups.ts';

/** How the plugin is configured. */
export interface OfflineOptions {
  /** Whether pages register the service worker. Default `true`; in development they never do. */
  readonly enabled?: boolean;
  /** `false` for a site with a page of its own at `/offline`, with `@theme/OfflineList` and `@theme/OfflineLibrary`. Default `true`. */
  readonly page?: boolean;
  /**
   * Names of what readers can save alone, by first folder of the docs, or by id where there are several docs instances, in the
   * order in which they are listed; `false` offers the whole site only. Default: the labels of the sidebar.
   */
  readonly groups?: GroupNames | false;
}

/** Where what can be saved alone is kept, below the site's generated files, as `writeOfflineFiles` takes it. */
export const GROUPS_FILE = 'help-center-offline/default/groups.json';

/** Docusaurus plugin: after hydration, when idle, pages register the service worker that `writeOfflineFiles` has written. */
export default function offlinePlugin(
  {baseUrl, i18n}: LoadContext,
  {enabled = true, page = true, groups = {}}: OfflineOptions,
): Plugin<void> {
  const isOn = enabled && process.env.NODE_ENV === 'production';
  return {
    name: 'help-center-offline',
    getThemePath: () => fileURLToPath(new URL('../theme', import.meta.url)),
    getTypeScriptThemePath: () => fileURLToPath(new URL('../../src/theme', import.meta.url)),
    // Docusaurus looks for texts there, too.
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

/** What a site may replace; each part may be wrapped, and be ejected with care. */
export function getSwizzleConfig(): SwizzleConfig {
  const actions = {eject: 'unsafe', wrap: 'safe'} as const;
  return {components: {OfflinePage: {actions}, OfflineLibrary: {actions}, OfflineList: {actions}}};
}
