import {fileURLToPath} from 'node:url';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The built help center; `HELP_CENTER_BUILD` names another build to test. */
export const SITE_BUILD = process.env.HELP_CENTER_BUILD ?? folder('../../website/build');
export {MINI_BUILD, OPTIONS_BUILD, WORLD_BUILD, WORLD_COPY} from './buildTestSites.mjs';
/** The root of the repository. */
export const REPOSITORY = folder('../..');
