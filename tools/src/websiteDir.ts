import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** Absolute path of the repository. */
export const repositoryDir: string = fileURLToPath(new URL('../..', import.meta.url));

/** Absolute path of the website's folder. */
export const websiteDir: string = join(repositoryDir, 'website');
