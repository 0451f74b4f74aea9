export {createDocsServer} from './createDocsServer.ts';
export {createLibrary, type Library} from './createLibrary.ts';
export {createMcpFetch, type McpFetch, type McpFetchOptions} from './createMcpFetch.ts';
export {openSiteSource} from './openSiteSource.ts';
export type {SiteSource} from './SiteSource.ts';
