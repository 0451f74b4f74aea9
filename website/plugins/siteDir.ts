import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** Absolute path of the website's folder, whatever folder a command is started in. */
export const siteDir: string = join(dirname(fileURLToPath(import.meta.url)), '..');
