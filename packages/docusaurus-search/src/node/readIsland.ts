import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Folder of the files that readers download, in this package. */
export const ISLAND_DIR: string = fileURLToPath(new URL('../../dist/island', import.meta.url));

/** The files of search that readers download. */
export interface Island {
  /** Their folder in a built site, below the base URL; the name changes whenever one of them does. */
  readonly folder: string;
  readonly files: ReadonlyMap<string, Buffer>;
  /** The scripts that the first one, `search.js`, imports; requested with it, as each would be a round trip otherwise. */
  readonly imports: readonly string[];
}

let island: Island | undefined;

/** Reads the files that were bundled with this package. */
export function readIsland(): Island {
  if (island !== undefined) return island;
  const names = readdirSync(ISLAND_DIR).filter((name) => /\.(?:js|css)$/.test(name));
  const files = new Map(names.toSorted().map((name) => [name, readFileSync(`${ISLAND_DIR}/${name}`)]));
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(name).update(bytes);
  const imports = [...String(files.get('search.js')).matchAll(/from"\.\/([\w.-]+)"/g)].map(
    ([, name = '']) => name,
  );
  island = {folder: `assets/search.${hash.digest('hex').slice(0, 8)}/`, files, imports};
  return island;
}
