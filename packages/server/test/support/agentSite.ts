import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {SITE} from '@help-center/testkit';
import {createFolder, writeIndexFolder} from './createTestServer.ts';

const [record] = SITE;
const url = (record?.url ?? '').replace(/#.*$/, '');

/** Writes a built site with one page, one product and the index of the contract; returns its folder and the address of the page. */
export async function createAgentSite(title = 'Docs'): Promise<{folder: string; url: string}> {
  const folder = await createFolder();
  const page = {url, markdownUrl: `${url}index.md`, title: 'A page', headings: []};
  const version = {version: null, isLatest: true};
  const pages = [{...page, ...version, description: null, product: null, updated: null}];
  const about = {format: 1, title, description: 'About it', url: new URL('/', url).href};
  const listsOf = (name: string) => new URL(`/docs/${name}`, url).href;
  const lists = {
    listUrl: listsOf('llms.txt'),
    fullUrls: [listsOf('llms-full.txt')],
    briefUrl: listsOf('brief.md'),
  };
  const products = [{label: 'Cameras', summary: null, ...lists}];
  const site = {...about, versions: [], products, pages, redirects: {}};
  await mkdir(join(folder, 'agents'));
  await writeFile(join(folder, 'agents/site.json'), JSON.stringify(site));
  const twin = join(folder, new URL(page.markdownUrl).pathname);
  await mkdir(join(twin, '..'), {recursive: true});
  await writeFile(twin, '# A page\n');
  await writeIndexFolder(join(folder, 'search-index'), SITE);
  return {folder, url};
}

/** The body of a call of a tool. */
export const callTool = (name: string, args: object): string =>
  JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params: {name, arguments: args}});

/** Sends a body to the MCP server of a search server. */
export function postMcp(
  origin: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: {'content-type': 'application/json', accept: 'application/json', ...headers},
    body,
  });
}
