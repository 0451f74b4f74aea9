import type {SearchContext} from '../early/contract.ts';
import type {AllLoadedContent} from './LoadedContent.ts';
import type {SiteInfo} from './SiteInfo.ts';

/** Name of the file with the context, beside the options; holds `null` if search is not contextual. */
export const CONTEXT_FILE = 'context.json';

interface ThemeConfig {
  readonly docs?: {readonly versionPersistence?: string};
}

/** The locale and docs versions of the site, for contextual search. */
export function describeContext(content: AllLoadedContent, {siteConfig, i18n}: SiteInfo): SearchContext {
  const instances = Object.entries(content['docusaurus-plugin-content-docs'] ?? {});
  const {docs} = siteConfig.themeConfig as ThemeConfig;
  return {
    locale: i18n.currentLocale,
    docs: instances.map(([id, {loadedVersions}]) => ({
      id,
      versions: [...loadedVersions]
        .sort((one, other) => Number(other.isLast) - Number(one.isLast))
        .map(({versionName, path}) => ({name: versionName, path})),
    })),
    keepsVersion: docs?.versionPersistence !== 'none',
  };
}
