import {fileURLToPath} from 'node:url';

/** The root of the repository. */
export const repositoryRoot: string = fileURLToPath(new URL('../../../..', import.meta.url)).replace(
  /\/$/,
  '',
);
/** Committed package files and configurations of the peers. */
export const templates: string = fileURLToPath(new URL('../../peers', import.meta.url));
/** Installed peers and built sites; not committed. */
export const work: string = fileURLToPath(new URL('../../.cache', import.meta.url));
