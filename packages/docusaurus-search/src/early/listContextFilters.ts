import type {DocsVersion, SearchContext} from './contract.ts';

/** Whether an address is a path or below it, with or without a slash at the end. */
const isBelow = (address: string, path: string): boolean =>
  `${address}/`.startsWith(path.endsWith('/') ? path : `${path}/`);

function versionAt(docs: SearchContext['docs'], address: string): DocsVersion | undefined {
  const found = docs.flatMap(({versions}) => versions).filter(({path}) => isBelow(address, path));
  // Versions lie below others, and docs at the root have all pages below them.
  return found.sort((one, other) => other.path.length - one.path.length)[0];
}

/**
 * The filters that the dialog has on the page at an address: its language, and of each docs instance the version that is
 * read, else the one that the reader has chosen, else the latest. `readChosen` throws where the storage is blocked.
 */
export function listContextFilters(
  {locale, docs, keepsVersion}: SearchContext,
  address: string,
  readChosen: (key: string) => string | null,
): (string | string[])[] {
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
