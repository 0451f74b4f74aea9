import type {Twin} from '../twins/createTwin.ts';

/** The pages of a product in the latest version, or those outside products. */
export interface PageGroup {
  /** `null` for pages outside products. */
  readonly product: string | null;
  readonly twins: readonly Twin[];
  /** Path of the folder that all its pages stand in, with a slash at the end. */
  readonly folder: string;
}

function folderOf(paths: readonly string[]): string {
  const [first = '/', ...rest] = paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  let folder = first;
  while (!rest.every((path) => path.startsWith(folder))) folder = folder.replace(/[^/]*\/$/, '');
  return folder;
}

/** Groups pages of the latest versions by product, products in the order of the labels, pages outside products last. */
export function groupPages(twins: readonly Twin[], labels: readonly string[]): PageGroup[] {
  const groups = new Map<string | null, Twin[]>(labels.map((label) => [label, []]));
  for (const twin of twins.filter(({page}) => page.isLatest)) {
    const {product} = twin.page;
    groups.set(product, [...(groups.get(product) ?? []), twin]);
  }
  const outside = groups.get(null) ?? [];
  groups.delete(null);
  return [...groups, [null, outside] as const]
    .filter(([, members]) => members.length > 0)
    .map(([product, members]) => ({
      product,
      twins: members,
      folder: folderOf(members.map(({page}) => new URL(page.url).pathname)),
    }));
}
