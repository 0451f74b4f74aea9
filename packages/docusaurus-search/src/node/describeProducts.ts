import {findCategory, type AllLoadedContent, type LoadedVersion} from '@help-center/built-site';
import type {ProductOptions} from '@help-center/extractor';
import type {ResolvedOptions} from './options.ts';
import type {SiteInfo} from './describeSearch.ts';

/** Labels of products by path, without a slash at its end; the longest path counts, and an empty label is none. */
export type ProductPaths = Readonly<Record<string, string>>;

interface NavbarItem {
  readonly type?: unknown;
  readonly label?: unknown;
  readonly to?: unknown;
  readonly docsPluginId?: unknown;
}

/** As browsers write it, without a slash at its end. */
const toPath = (permalink: string) => new URL(permalink, 'https://example.com').pathname.replace(/\/$/, '');

const segmentsBelow = (root: string, permalink: string) =>
  toPath(permalink)
    .slice(root.length + 1)
    .split('/');

/** The first folders of a version's docs, each with the ids of its docs. */
function listFolders({docs, path}: LoadedVersion): Map<string, Set<string>> {
  const root = toPath(path);
  const folders = new Map<string, Set<string>>();
  for (const {id, permalink} of docs) {
    const [folder = '', ...rest] = segmentsBelow(root, permalink);
    if (rest.length > 0) folders.set(folder, (folders.get(folder) ?? new Set()).add(id));
  }
  return folders;
}

/** Label of the navigation bar's item that leads to a docs instance. */
function findNavbarLabel(
  id: string,
  versions: readonly LoadedVersion[],
  {siteConfig, baseUrl}: SiteInfo,
): string | undefined {
  const {navbar} = (siteConfig.themeConfig ?? {}) as {navbar?: {items?: readonly NavbarItem[]}};
  const pages = new Set(
    versions.flatMap(({path, docs}) => [toPath(path), ...docs.map(({permalink}) => toPath(permalink))]),
  );
  // Everything on the site is below docs at the root.
  pages.delete(toPath(baseUrl));
  const leadsThere = ({type, to, docsPluginId = 'default'}: NavbarItem) => {
    if (type === 'doc' || type === 'docSidebar') return docsPluginId === id;
    if (typeof to !== 'string' || /^\w+:|^\/\//.test(to)) return false;
    return pages.has(toPath(baseUrl + to.replace(/^\//, '')));
  };
  const labels = (navbar?.items ?? []).filter(leadsThere).map(({label}) => label);
  return labels.find((label) => typeof label === 'string');
}

/**
 * The products of a site that names none: its docs instances, if there are several and the navigation bar names them, else
 * the first folders of the docs, under the labels of their sidebar categories.
 */
export function describeProducts(content: AllLoadedContent, site: SiteInfo): ProductPaths {
  const instances = Object.entries(content['docusaurus-plugin-content-docs'] ?? {});
  const products: Record<string, string> = {};
  for (const [id, {loadedVersions}] of instances) {
    const label = instances.length > 1 ? findNavbarLabel(id, loadedVersions, site) : undefined;
    for (const version of loadedVersions) {
      const root = toPath(version.path);
      // Below the root of the site there are pages that are no docs, too.
      const isRoot = root === toPath(site.baseUrl);
      products[root] = isRoot ? '' : (label ?? '');
      if (label !== undefined) {
        for (const {permalink} of isRoot ? version.docs : [])
          products[`${root}/${segmentsBelow(root, permalink)[0]}`] = label;
        continue;
      }
      for (const [folder, ids] of listFolders(version))
        products[`${root}/${folder}`] = findCategory(version, ids)?.label ?? decodeURIComponent(folder);
    }
  }
  return products;
}

/** What the extractor needs to know of products. */
export function toProductOptions(
  {productLabels}: ResolvedOptions,
  productPaths: ProductPaths,
): Pick<ProductOptions, 'productLabels' | 'productPaths'> {
  return productLabels === null ? {productPaths} : {productLabels};
}
