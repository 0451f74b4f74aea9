import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** Absolute path of the website's folder, independent of the working directory. */
export const siteDir: string = join(dirname(fileURLToPath(import.meta.url)), '..');
