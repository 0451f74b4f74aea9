import {fileURLToPath} from 'node:url';

/** The Node that tests run the search server on when the Node at hand has no SQLite. */
export const SERVER_NODE_VERSION = '24.21.0';

const folder = new URL('../../../.cache/server-node/', import.meta.url);

/** Folder of that Node. */
export const SERVER_NODE_FOLDER = fileURLToPath(folder);

/** Its program, once `npm run server-peers` has installed it. */
export const SERVER_NODE = fileURLToPath(
  new URL(`node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`, folder),
);
