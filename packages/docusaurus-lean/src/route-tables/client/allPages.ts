// What the tables are made of. The script with it is run when they are written, and then removed.
export {default as registry} from '@generated/registry';
export {default as routes} from '@generated/routes';
export {default as chunkNames} from '@generated/routesChunkNames';
