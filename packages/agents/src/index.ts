export {AgentsError, type AgentsErrorCode} from './errors.ts';
export {SITE_FILE, type SiteFile, type SiteProduct} from './site/SiteFile.ts';
export type {PageHeading, SitePage} from './site/SiteFile.ts';
export {writeAgentFiles, type WriteAgentFilesOptions, type WrittenAgentFiles} from './writeAgentFiles.ts';
export {TwinCollector, type TwinOptions} from './twins/TwinCollector.ts';
