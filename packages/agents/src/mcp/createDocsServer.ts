import {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';
import type {SiteFile, SitePage} from '../site/SiteFile.ts';
import type {FoundSection, Library} from './createLibrary.ts';
import {type DocsServerOptions, addReportProblem, answer, answerOrExplain} from './addReportProblem.ts';

/** Version that the server announces. */
const VERSION = '1.0.0';
/** Clients may cache the list of tools, which is the same for all, for an hour. */
const CACHE = {ttlMs: 3_600_000, cacheScope: 'public'} as const;
const MAX_LIST_CHARACTERS = 40_000;

const readOnly = (title: string) => ({
  title,
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
});

const sectionSchema = z.object({
  title: z.string().describe('Title of the page'),
  heading: z.string().describe('Way to the section; empty for the whole page'),
  url: z.string().describe('Address for people; cite this one'),
  markdownUrl: z.string().describe('Address of the page as Markdown'),
  product: z.string().nullable(),
  version: z.string().optional().describe('Version of the docs that it belongs to'),
  snippet: z.string(),
});

const answerSchema = sectionSchema.pick({title: true, heading: true, url: true}).extend({text: z.string()});

/** The title, version, heading path and address of a section as text. */
const toPlace = ({
  title,
  version,
  heading,
  url,
}: Pick<FoundSection, 'title' | 'version' | 'heading' | 'url'>) =>
  `${title}${version === undefined ? '' : ` (${version})`}${heading === '' ? '' : ` › ${heading}`}: ${url}`;

/** Some clients send `null` for what is not given. */
const toGiven = (value: unknown) => value ?? undefined;

/** Some clients send numbers as strings. */
const toNumber = (value: unknown) =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : toGiven(value);

/** An optional product by its label, in any case. */
const productField = ({products}: SiteFile, description: string) => {
  const labels = products.map(({label}) => label);
  const field = labels.length > 0 ? z.enum(labels as [string, ...string[]]) : z.string();
  const toLabel = (value: unknown) =>
    labels.find((label) => label.toLowerCase() === String(value).toLowerCase()) ?? toGiven(value);
  return z.preprocess(toLabel, field.optional()).optional().describe(description);
};

/** An optional version, on a site with several. */
function versionField({versions}: SiteFile, description: string): {version: z.ZodType<string | undefined>} {
  const labels = [...new Set(versions.map(({label}) => label))];
  // A site with one version has no such field.
  if (labels.length === 0) return {} as {version: z.ZodType<undefined>};
  const field = z.preprocess(toGiven, z.enum(labels as [string, ...string[]]).optional()).optional();
  return {version: field.describe(`${description}; default the latest`)};
}

/** A whole number with a default. */
const countField = (min: number, max: number, fallback: number, description: string) =>
  z
    .preprocess(toNumber, z.number().int().min(min).max(max).default(fallback))
    .default(fallback)
    .describe(description);

/** Where to continue an answer that was cut. */
const offsetField = (description: string) =>
  countField(0, Number.MAX_SAFE_INTEGER, 0, `${description}; nextOffset of the answer before`);

function addSearch(server: McpServer, library: Library, site: SiteFile, {onCall}: DocsServerOptions): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description: `Searches ${site.title} for sections that answer a question. Use it first, with the words that the page would use: names of features, settings, error messages. Do not use it to read a page whose address you know (get_page), or to see which pages there are (list_pages).`,
      inputSchema: z.object({
        query: z.string().min(1).max(512).describe('Words to search for; a few good ones beat a sentence'),
        product: productField(site, 'Search one product only'),
        ...versionField(site, 'Version of the docs to search'),
        limit: countField(1, 20, 8, 'Most results'),
      }),
      outputSchema: z.object({
        answer: answerSchema
          .optional()
          .describe('The section that answers the query by itself, whole; missing when none surely does'),
        results: z.array(sectionSchema),
        total: z.number().describe('Number of all results'),
        suggestions: z.array(z.string()).describe('Other words to try, when nothing was found'),
      }),
      annotations: readOnly('Search the documentation'),
    },
    ({query, product, version, limit}) =>
      answerOrExplain(async () => {
        const found = await library.search(query, limit, {product, version});
        onCall?.({tool: 'search_docs', subject: query, hits: found.total});
        const {answer: best} = found;
        const lines = [
          ...(best === undefined ? [] : [`Answer, from ${toPlace(best)}\n${best.text}\n`]),
          ...found.results.map((result) => `- ${toPlace(result)}`),
        ];
        const nothing = `Nothing found for "${query}".${found.suggestions.length > 0 ? ` Try: ${found.suggestions.join('; ')}.` : ' Try fewer or other words, or list_pages.'}`;
        return answer(lines.length > 0 ? lines.join('\n') : nothing, {...found});
      }),
  );
}

function addGetPage(server: McpServer, library: Library, {onCall}: DocsServerOptions): void {
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description:
        'Reads one page of this documentation, or a section of it, as Markdown. Use it with an address from search_docs or list_pages. Do not use it for other web sites, or to find a page by its subject (search_docs).',
      inputSchema: z.object({
        page: z.string().min(1).max(2000).describe('Address or path of the page, with or without an anchor'),
        section: z
          .preprocess(toGiven, z.string().max(500).optional())
          .optional()
          .describe('Anchor of the section to read; default the whole page'),
        offset: offsetField('Where to begin'),
      }),
      outputSchema: z.object({
        title: z.string(),
        url: z.string().describe('Address for people; cite this one'),
        version: z.string().optional().describe('Version of the docs that it belongs to'),
        updated: z.string().nullable().describe('Day of the last change'),
        markdown: z.string(),
        nextOffset: z.number().optional().describe('There is more: ask again with this offset'),
      }),
      annotations: readOnly('Read a page'),
    },
    ({page, section, offset}) =>
      answerOrExplain(async () => {
        const part = await library.readPage(page, section, offset);
        onCall?.({tool: 'get_page', subject: decodeURI(new URL(part.url).pathname), hits: null});
        const more = part.nextOffset === undefined ? '' : `\n\n(More: offset ${part.nextOffset}.)`;
        return answer(part.markdown + more, {...part});
      }),
  );
}

function addListPages(
  server: McpServer,
  library: Library,
  site: SiteFile,
  {onCall}: DocsServerOptions,
): void {
  server.registerTool(
    'list_pages',
    {
      title: 'List the pages',
      description:
        'Lists the pages of a product, or of the whole documentation, with what each is about. Use it to see what is documented. Do not use it to answer a question (search_docs).',
      inputSchema: z.object({
        product: productField(site, 'Pages of one product only'),
        ...versionField(site, 'Pages of this version'),
        offset: offsetField('Number of pages to leave out'),
      }),
      outputSchema: z.object({
        pages: z.array(z.object({title: z.string(), url: z.string(), description: z.string().nullable()})),
        nextOffset: z.number().optional(),
      }),
      annotations: readOnly('List the pages'),
    },
    async ({product, version, offset}) => {
      const {pages} = await library.readSite();
      onCall?.({tool: 'list_pages', subject: product ?? '', hits: null});
      const isWanted = (page: SitePage) =>
        (product === undefined || page.product === product) &&
        (version === undefined ? page.isLatest : page.version === version);
      const wanted = pages.filter(isWanted).slice(offset);
      let length = 0;
      const shown = wanted.filter(({title, url, description}) => {
        length += 2 * (title.length + url.length) + (description?.length ?? 0) + 60;
        return length <= MAX_LIST_CHARACTERS;
      });
      return answer(shown.map(({title, url}) => `- ${title}: ${url}`).join('\n'), {
        pages: shown.map(({title, url, description}) => ({title, url, description})),
        ...(shown.length < wanted.length && {nextOffset: offset + shown.length}),
      });
    },
  );
}

/** Creates an MCP server for a site with the tools `search_docs`, `get_page`, `list_pages` and, if reports are kept, `report_problem`. */
export async function createDocsServer(
  library: Library,
  options: DocsServerOptions = {},
): Promise<McpServer> {
  const site = await library.readSite();
  const {keepProblem} = options;
  // The reversed host name, such as `com.example.help/docs`.
  const name = `${new URL(site.url).hostname.split('.').reverse().join('.')}/docs`;
  const report =
    keepProblem === undefined
      ? ''
      : ' When the user asks for it, tell the authors of a mistake with report_problem.';
  const server = new McpServer(
    {name, title: site.title, version: VERSION, websiteUrl: site.url},
    {
      capabilities: {tools: {}},
      cacheHints: {'tools/list': CACHE, 'server/discover': CACHE},
      instructions: `${site.title}: ${site.description}. Find sections with search_docs, read pages with get_page, see all pages with list_pages. Cite the address in "url". What a page calls not published or unknown is unknown: do not fill it in.${report}`,
    },
  );
  addSearch(server, library, site, options);
  addGetPage(server, library, options);
  addListPages(server, library, site, options);
  if (keepProblem !== undefined) addReportProblem(server, library, keepProblem);
  return server;
}
