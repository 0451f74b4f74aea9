import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readPages, type SiteFiles} from '@help-center/built-site';
import {createFullTexts, createProductList, createSiteList} from './createLists.ts';
import {SITE_FILE, type SiteFile, type SiteProduct} from './site/SiteFile.ts';
import {pageKey, type KnownPages} from './twins/resolveAddresses.ts';
import type {Twin} from './twins/createTwin.ts';
import {TwinCollector, twinFile, type TwinOptions} from './twins/TwinCollector.ts';
import {AgentsError} from './errors.ts';
import {twinAddress} from './menu/twinAddress.ts';

/** Options of {@link writeAgentFiles}. */
export interface WriteAgentFilesOptions extends TwinOptions {
  readonly title: string;
  /** One sentence about the site. */
  readonly description: string;
  /** Lines that help a reader choose, by the label of the product. Default: the description of the product's first page. */
  readonly summaries?: Readonly<Record<string, string>>;
  /** Folder with hand-written briefs, each named `<folder of the product>.md` or `<folder of the product>/brief.md`. Default none. */
  readonly briefsDir?: string;
  /** URL of the site's MCP server, which `llms.txt` names. Default none. */
  readonly mcpUrl?: string;
}

/** The result of {@link writeAgentFiles}. */
export interface WrittenAgentFiles {
  readonly pages: number;
  readonly products: number;
  /** Characters of all twins. */
  readonly characters: number;
  /** Existing lists of the site, which are not overwritten. */
  readonly kept: readonly string[];
  /** Number of existing Markdown files of the site that stand in the place of twins. */
  readonly ownTwins: number;
}

/** A list of pages that a site may provide itself, as a static file or by another plugin. */
const LIST = /(?:^|\/)llms[^/]*\.txt$/;

/** Reads the pages of a site and links them to their twins. */
function collectTwins(site: SiteFiles, options: TwinOptions): TwinCollector {
  const collector = new TwinCollector(options);
  readPages(site, {readers: [], editors: [(page) => collector.addPage(page)]});
  return collector;
}

/**
 * Writes the files for agents of a built site: Markdown twins, `llms.txt` and full texts of the site and its products, briefs,
 * and the description of the site for programs. Unless `collected` has the pages, reads them now and links them to their
 * twins. Runs before the pages are finished.
 */
export function writeAgentFiles(
  site: SiteFiles,
  options: WriteAgentFilesOptions,
  collected: TwinCollector = collectTwins(site, options),
): WrittenAgentFiles {
  const {
    baseUrl = '/',
    title,
    description,
    versions = [],
    summaries = {},
    productLabels = {},
    briefsDir,
  } = options;
  const {twins, own} = collected.write(site);
  const origin = new URL(twins[0]?.page.url ?? '').origin;
  const files = new Map<string, string>();
  const known = new Map(twins.map(({page}) => [pageKey(new URL(page.url)), page.url]));

  function describeProduct({product, twins: members, folder}: PageGroup & {product: string}): SiteProduct {
    const urlOf = (name: string) => `${origin}${folder}${name}`;
    const fullTexts = createFullTexts(product, members, (part) =>
      urlOf(part === 0 ? 'llms-full.txt' : `llms-full-${part + 1}.txt`),
    );
    const brief = briefsDir === undefined ? null : readBrief(briefsDir, folder, origin, known);
    const described: SiteProduct = {
      label: product,
      summary: summaries[product] ?? members[0]?.page.description ?? null,
      listUrl: urlOf('llms.txt'),
      fullUrls: fullTexts.map(({url}) => url),
      briefUrl: brief === null ? null : urlOf('brief.md'),
    };
    for (const {url, content} of fullTexts) files.set(url, content);
    if (brief !== null) files.set(urlOf('brief.md'), brief);
    files.set(
      described.listUrl,
      createProductList(
        described,
        members.map(({page}) => page),
      ),
    );
    return described;
  }

  const groups = groupPages(twins, Object.values(productLabels));
  const products = groups.flatMap((group) =>
    group.product === null ? [] : [describeProduct({...group, product: group.product})],
  );
  const index: SiteFile = {
    format: 1,
    title,
    description,
    url: origin + baseUrl,
    versions,
    products,
    pages: [...groups.flatMap((group) => group.twins), ...twins.filter(({page}) => !page.isLatest)].map(
      ({page}) => page,
    ),
    redirects: readRedirects(site, baseUrl),
  };
  files.set(`${index.url}llms.txt`, createSiteList(index, options.mcpUrl));
  files.set(`${index.url}${SITE_FILE}`, JSON.stringify(index));
  const kept: string[] = [];
  for (const [url, content] of files) {
    const name = twinFile(url, baseUrl);
    if (LIST.test(name) && site.has(name)) kept.push(name);
    else site.write(name, content);
  }
  nameSitemap(site, index.url);
  return {
    pages: twins.length,
    products: products.length,
    characters: twins.reduce((sum, {markdown}) => sum + markdown.length, 0),
    kept,
    ownTwins: own,
  };
}

/** The pages of a product in the latest version, or those outside products. */
interface PageGroup {
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
function groupPages(twins: readonly Twin[], labels: readonly string[]): PageGroup[] {
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

const FILE = 'robots.txt';

/** Adds the site map to `robots.txt` if there is one and it is not listed yet. */
function nameSitemap(files: SiteFiles, siteUrl: string): void {
  if (!files.has('sitemap.xml')) return;
  const robots = files.has(FILE) ? files.readText(FILE) : 'User-agent: *\nAllow: /\n';
  if (/^sitemap:/im.test(robots)) return;
  files.write(FILE, `${robots.trimEnd()}\n\nSitemap: ${siteUrl}sitemap.xml\n`);
}

/** The path a redirect page leads to; `null` for other pages. */
function redirectOf(html: string): string | null {
  return /<meta http-equiv="?refresh"? content="0; url=([^"]+)"/i.exec(html)?.[1] ?? null;
}

/** The targets of a site's redirect pages, by path. */
function readRedirects(files: SiteFiles, baseUrl: string): Record<string, string> {
  const redirects: Record<string, string> = {};
  for (const file of files.list().filter((name) => name.endsWith('.html'))) {
    const target = redirectOf(files.readText(file).slice(0, 2000));
    if (target !== null) redirects[baseUrl + file.replace(/(index)?\.html$/, '')] = target;
  }
  return redirects;
}

/** Most bytes of a brief, so that it fits in the instructions of a coding assistant. */
const MAX_BRIEF_BYTES = 8_000;

/**
 * Reads the brief of the product with pages in `folder`, `<product>.md` or `<product>/brief.md`; `null` without one. Removes
 * comments and makes links absolute, those to pages leading to their twins. Throws when a link leads to no page of the site
 * or the brief is longer than {@link MAX_BRIEF_BYTES}.
 */
export function readBrief(
  briefsDir: string,
  folder: string,
  origin: string,
  pages: KnownPages,
): string | null {
  const product = folder.split('/').at(-2) ?? '';
  const files = [join(briefsDir, `${product}.md`), join(briefsDir, product, 'brief.md')];
  const file = files.find((path) => existsSync(path));
  if (file === undefined) return null;
  const brief = readFileSync(file, 'utf8')
    .replaceAll(/ ?<!--.*?-->/gs, '')
    .replaceAll(/\]\((\/[^)\s]*)\)/g, (_link, path: string) => {
      const url = new URL(path, origin);
      const page = pages.get(pageKey(url));
      if (page === undefined) {
        throw new AgentsError(
          'AGENTS_BAD_BRIEF',
          `"${file}" links to ${path}, which is not a page. Correct the path.`,
        );
      }
      return `](${twinAddress(page)}${url.hash})`;
    });
  const bytes = Buffer.byteLength(brief);
  if (bytes > MAX_BRIEF_BYTES) {
    throw new AgentsError(
      'AGENTS_BAD_BRIEF',
      `"${file}" has ${bytes} bytes, at most ${MAX_BRIEF_BYTES} are allowed. Shorten it.`,
    );
  }
  return brief;
}
