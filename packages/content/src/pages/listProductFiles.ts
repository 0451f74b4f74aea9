import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

const FOLDER = 'data/products';

/** A file in the data folder of a product. */
export interface ProductFile {
  readonly product: string;
  /** Its path from the folder of the site, with slashes. */
  readonly file: string;
}

/** Lists the files of this name in all `data/products/<product>/`, by product. */
export function listProductFiles(siteDir: string, name: RegExp): ProductFile[] {
  const folder = join(siteDir, FOLDER);
  if (!existsSync(folder)) return [];
  const products = readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return products
    .map((entry) => entry.name)
    .sort()
    .flatMap((product) =>
      readdirSync(join(folder, product))
        .filter((file) => name.test(file))
        .sort()
        .map((file) => ({product, file: `${FOLDER}/${product}/${file}`})),
    );
}
