import {ThemeError} from './errors.ts';

/** Refuses settings of other search themes in `themeConfig`, which this theme does not read; returns the rest unchanged. */
export function validateThemeConfig<T>({themeConfig}: {themeConfig: T}): T {
  for (const key of ['algolia', 'docsearch']) {
    if (typeof themeConfig === 'object' && themeConfig !== null && key in themeConfig) {
      throw new ThemeError(
        'THEME_BAD_CONFIG',
        `themeConfig.${key} is not read by this theme; move its settings to the theme's options: backend: {type: "hosted", appId: "…", apiKey: "…", indexName: "…"}.`,
      );
    }
  }
  return themeConfig;
}
