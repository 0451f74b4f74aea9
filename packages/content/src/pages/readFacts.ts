import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {isMap, isScalar} from 'yaml';
import {parseYaml} from '../readYaml.ts';

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

/** What is known about a product, and where it comes from. */
export interface Fact {
  readonly key: string;
  readonly says: unknown;
  /** File and line of the fact base: `ANSVIS.md:146`. */
  readonly source: unknown;
  readonly confidence: unknown;
  /** Fields other than the three. */
  readonly extra: readonly string[];
  /** Where the fact is, as `data/products/ANSVIS/facts.yml` and a line from 1. */
  readonly file: string;
  readonly line: number;
}

/** Reads `data/products/<product>/facts*.yml`, also facts that break their contract or use a key twice. */
export function readFacts(siteDir: string): Fact[] {
  return listProductFiles(siteDir, /^facts.*\.yml$/).flatMap(({file}) =>
    parseFacts(file, readFileSync(join(siteDir, file), 'utf8')),
  );
}

/** Reads the facts of one file; throws an error with file and line if it is not YAML. */
function parseFacts(file: string, text: string): Fact[] {
  const {document, lines} = parseYaml(text, file, {uniqueKeys: false});
  if (!isMap(document.contents)) return [];
  return document.contents.items.map((pair) => {
    const offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
    const fields = isMap(pair.value) ? (pair.value.toJS(document) as Record<string, unknown>) : {};
    const {says, source, confidence, ...extra} = fields;
    return {
      key: isScalar(pair.key) ? String(pair.key.value) : '',
      says,
      source,
      confidence,
      extra: Object.keys(extra),
      file,
      line: lines.linePos(offset).line,
    };
  });
}
