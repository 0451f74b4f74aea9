function listIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const {docId, docsPluginId = 'default'} = value as {docId?: unknown; docsPluginId?: string};
  const own = typeof docId === 'string' ? [`${docsPluginId} ${docId}`] : [];
  return [...own, ...Object.values(value).flatMap(listIn)];
}

/**
 * The documents that items of the bar and its menus link to, as `plugin id`. The items look them up on every page, and the
 * theme throws if one is missing.
 */
export function listBarDocs(themeConfig: object): ReadonlySet<string> {
  return new Set(listIn((themeConfig as {readonly navbar?: unknown}).navbar));
}
