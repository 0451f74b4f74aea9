import {fileURLToPath} from 'node:url';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The built help center; `HELP_CENTER_BUILD` names another build to test. */
export const SITE_BUILD = process.env.HELP_CENTER_BUILD ?? folder('../../website/build');
/** A small site with the same theme, for configurations that the help center does not use. */
export const MINI_SITE = folder('../mini-site');
/** A copy of it with our packages installed from tarballs. */
export const MINI_COPY = folder('../../.cache/mini-site');
export const MINI_BUILD = folder('../../.cache/mini-site/build');
/** The small site with all options that the help center does not use. */
export const OPTIONS_BUILD = folder('../../.cache/mini-site/build-options');
/** A site below a path, in German and Arabic, with versions and docs at the root; its copy uses the packages of the small one. */
export const WORLD_SITE = folder('../world-site');
export const WORLD_COPY = folder('../../.cache/mini-site/world');
export const WORLD_BUILD = folder('../../.cache/mini-site/world/build');
/** The root of the repository. */
export const REPOSITORY = folder('../..');
