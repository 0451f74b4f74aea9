export {createDocsServer} from './createDocsServer.ts';
export {createLibrary, type Library, type LibraryOptions} from './createLibrary.ts';
export {createMcpFetch, type McpFetch, type McpFetchOptions} from './createMcpFetch.ts';
export type {AgentCall, DocsServerOptions, ReportedProblem} from './addReportProblem.ts';
export {openSiteSource} from './openSiteSource.ts';
export type {SiteSource} from './openSiteSource.ts';
