import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {basename, join, relative, sep} from 'node:path';
import {createJiti} from 'jiti';
import {readYaml} from '../readYaml.ts';
import {PageSyntaxError, parsePage, parsePageHead, type Page, type PageHead} from './parsePage.ts';
import {listProductFiles, readFacts, type Fact} from './readFacts.ts';

/** One entry of the glossary. */
export interface GlossaryEntry {
  readonly term: string;
  readonly definition: string;
  /** Path of the page that explains the term. */
  readonly page?: string;
}

/** A value that only the provider knows. */
export interface ProviderValue {
  readonly label: string;
  readonly group: string;
  readonly value?: string;
  readonly note?: string;
}

/** A file that cannot be read, with the reason. */
export interface BrokenFile {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** Everything the author commands know about the website's sources. */
export interface Site {
  /** Absolute path of the website's folder. */
  readonly dir: string;
  /** Pages of docs, blog and `src/pages` by their path from the website's folder. */
  readonly pages: ReadonlyMap<string, Page>;
  /** All files below docs and blog, by their path from the website's folder. */
  readonly files: ReadonlySet<string>;
  readonly facts: ReadonlyMap<string, Fact>;
  readonly glossary: Readonly<Record<string, GlossaryEntry>>;
  readonly products: Readonly<Record<string, Readonly<Record<string, ProviderValue>>>>;
  readonly docTags: readonly string[];
  readonly blogTags: readonly string[];
  readonly brokenFiles: readonly BrokenFile[];
}

/** File with the values that the provider has filled in, relative to the website's folder. */
export const VALUES_FILE = 'data/provider-values.yml';

/** Values by product and name. */
export type FilledValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Questions by product and name. */
export type Products = Readonly<Record<string, Readonly<Record<string, ProviderValue>>>>;

/** The questions of the products with the values of {@link VALUES_FILE} in place. */
export function withProviderValues(products: Products, filled: unknown): Products {
  const values = (filled ?? {}) as FilledValues;
  return Object.fromEntries(
    Object.entries(products).map(([product, questions]) => [
      product,
      Object.fromEntries(
        Object.entries(questions).map(([name, question]) => {
          const value = values[product]?.[name];
          return [name, value === undefined ? question : {...question, value}];
        }),
      ),
    ]),
  );
}

const CONTENT = ['docs', 'blog', 'src/pages'];

function listFiles(dir: string, folder: string): string[] {
  const root = join(dir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function readYamlFile(dir: string, file: string): Record<string, unknown> {
  const path = join(dir, file);
  return existsSync(path)
    ? ((readYaml(readFileSync(path, 'utf8'), file) ?? {}) as Record<string, unknown>)
    : {};
}

async function readProducts(dir: string): Promise<Site['products']> {
  const jiti = createJiti(import.meta.url, {fsCache: false});
  const entries = listProductFiles(dir, /^values\.ts$/).map(async ({product, file}) => {
    const values = await jiti.import<Record<string, ProviderValue>>(join(dir, file), {default: true});
    return [product, values] as const;
  });
  return withProviderValues(Object.fromEntries(await Promise.all(entries)), readYamlFile(dir, VALUES_FILE));
}

/** Parses the given pages, and lists those that cannot be parsed. */
function parseFiles<T>(
  dir: string,
  files: readonly string[],
  parse: (file: string, text: string) => T,
): {pages: Map<string, T>; brokenFiles: BrokenFile[]} {
  const pages = new Map<string, T>();
  const brokenFiles: BrokenFile[] = [];
  for (const file of files.filter((name) => /\.mdx?$/.test(name))) {
    try {
      pages.set(file, parse(file, readFileSync(join(dir, file), 'utf8')));
    } catch (error) {
      if (!(error instanceof PageSyntaxError)) throw error;
      brokenFiles.push({file, line: error.line, reason: error.message});
    }
  }
  return {pages, brokenFiles};
}

/** Pages of docs, blog and `src/pages`, all files beside them, and the pages that cannot be parsed. */
export function readPages(dir: string): Pick<Site, 'pages' | 'files' | 'brokenFiles'> {
  const files = CONTENT.flatMap((folder) => listFiles(dir, folder));
  return {...parseFiles(dir, files, parsePage), files: new Set(files)};
}

/** The front matter of pages of docs, blog and `src/pages`, without those that cannot be parsed; much faster than {@link readPages}. */
export function readPageHeads(dir: string): PageHead[] {
  const files = CONTENT.flatMap((folder) => listFiles(dir, folder));
  return [...parseFiles(dir, files, parsePageHead).pages.values()];
}

/** Reads pages, facts, glossary and provider values of the website in `dir`; broken pages are listed, not thrown. */
export async function readSite(dir: string): Promise<Site> {
  return {
    dir,
    ...readPages(dir),
    facts: new Map(readFacts(dir).map((fact) => [fact.key, fact])),
    glossary: readYamlFile(dir, 'data/glossary.yml') as Record<string, GlossaryEntry>,
    products: await readProducts(dir),
    docTags: Object.keys(readYamlFile(dir, 'docs/tags.yml')),
    blogTags: Object.keys(readYamlFile(dir, 'blog/tags.yml')),
  };
}

/** Whether the file is included by other pages and is no page itself. */
export function isPartial(file: string): boolean {
  return basename(file).startsWith('_') || file.includes('/_');
}

/** The docs pages of the site, without files that other pages include. */
export function docPages({pages}: Site): Page[] {
  return [...pages.values()].filter(({file}) => file.startsWith('docs/') && !isPartial(file));
}
