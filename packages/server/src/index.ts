export {type AccessKey, type Right, RIGHTS} from './access/createAccess.ts';
export {DEFAULT_CONFIG} from './config/readConfig.ts';
export type {InsightsConfig, ServerConfig} from './config/ServerConfig.ts';
export {createServer, type CreateServerOptions, type SearchServer} from './createServer.ts';
export {ServerError, type ServerErrorCode} from './errors.ts';
export type {IndexStatus, IndexStore} from './indices/createIndexStore.ts';
export type {IndexOrigin} from './indices/loadIndex.ts';
