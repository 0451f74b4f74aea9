export {AI_CATALOG_PATH, AI_CATALOG_TYPE, createAiCatalog} from '../discovery/createAiCatalog.ts';
export {createServerCard, SERVER_CARD_TYPE} from '../discovery/createServerCard.ts';
export {createDocsServer} from './createDocsServer.ts';
export {createLibrary, type Library, type LibraryOptions} from './createLibrary.ts';
export {createMcpFetch, isAnswering, type McpFetch, type McpFetchOptions} from './createMcpFetch.ts';
export type {AgentCall, DocsServerOptions, ReportedProblem} from './DocsServerOptions.ts';
export {openSiteSource} from './openSiteSource.ts';
export type {SiteSource} from './SiteSource.ts';
