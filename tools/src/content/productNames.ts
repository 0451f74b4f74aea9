import type {Site} from '@help-center/content';

/** Matches the products of a site by their folders in the docs, without names that are ordinary words too, such as "License". */
export function productNames({pages}: Pick<Site, 'pages'>): string {
  const folders = [...pages.keys()].map((file) => /^docs\/([^/]+)\//.exec(file)?.[1] ?? '');
  const names = [...new Set(folders)].filter((name) => /^[A-Z]+$/.test(name));
  // Without a product nothing matches.
  return names.length > 0 ? names.join('|') : '(?!)';
}
