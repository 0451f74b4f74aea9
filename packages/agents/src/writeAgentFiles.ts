import type {SiteFiles} from '@help-center/built-site';
import {readBrief} from './briefs/readBrief.ts';
import {createFullTexts} from './lists/createFullTexts.ts';
import {createProductList} from './lists/createProductList.ts';
import {createSiteList} from './lists/createSiteList.ts';
import {groupPages, type PageGroup} from './lists/groupPages.ts';
import {nameSitemap} from './lists/nameSitemap.ts';
import {readRedirects} from './lists/readRedirects.ts';
import {SITE_FILE, type SiteFile, type SiteProduct} from './site/SiteFile.ts';
import {pageKey} from './twins/resolveAddresses.ts';
import {twinFile, writeTwins, type WrittenTwins, type WriteTwinsOptions} from './twins/writeTwins.ts';

/** Options of {@link writeAgentFiles}. */
export interface WriteAgentFilesOptions extends WriteTwinsOptions {
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
  /** Number of pages read and twins written; the others come from earlier builds. */
  readonly done: WrittenTwins['done'];
}

/** A list of pages that a site may provide itself, as a static file or by another plugin. */
const LIST = /(?:^|\/)llms[^/]*\.txt$/;

/**
 * Writes the files for agents of a built site and links its pages to them: Markdown twins, `llms.txt` and full texts of the
 * site and its products, briefs, and the description of the site for programs. Runs before the pages are finished.
 */
export function writeAgentFiles(site: SiteFiles, options: WriteAgentFilesOptions): WrittenAgentFiles {
  const {
    baseUrl = '/',
    title,
    description,
    versions = [],
    summaries = {},
    productLabels = {},
    briefsDir,
  } = options;
  const {twins, own, done} = writeTwins(site, options);
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
    done,
  };
}
