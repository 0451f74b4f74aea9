import type {ContextFilters, DocsVersion, SearchContext} from '../../contract/SearchConfig.ts';

/** Whether an address is a path or below it, with or without a trailing slash. */
const isBelow = (address: string, path: string): boolean =>
  `${address}/`.startsWith(path.endsWith('/') ? path : `${path}/`);

function versionAt(docs: SearchContext['docs'], address: string): DocsVersion | undefined {
  const found = docs.flatMap(({versions}) => versions).filter(({path}) => isBelow(address, path));
  // The longest path wins: versions may lie below others, and all pages lie below docs at the root.
  return found.sort((one, other) => other.path.length - one.path.length)[0];
}

/**
 * The filters of the dialog on the page at an address: its language and, for each docs instance, the version of the page,
 * else the one that the reader chose, else the latest. `readChosen` may throw if storage is blocked.
 */
export function listContextFilters(
  {locale, docs, keepsVersion}: SearchContext,
  address: string,
  readChosen: (key: string) => string | null,
): ContextFilters {
  const chosenOf = (id: string) => {
    try {
      return keepsVersion ? readChosen(`docs-preferred-version-${id}`) : null;
    } catch {
      return null;
    }
  };
  const read = versionAt(docs, address);
  const tags = docs.map(({id, versions}) => {
    const chosen = chosenOf(id);
    const version =
      versions.find((one) => one === read) ?? versions.find(({name}) => name === chosen) ?? versions[0];
    return `docs-${id}-${version?.name}`;
  });
  return [`language:${locale}`, ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`)];
}
