import {createRequire} from 'node:module';
import {join} from 'node:path';

interface LoadedPlugin {
  readonly name: string;
  readonly content?: unknown;
  postBuild?: ((props: object) => Promise<void>) | undefined;
}

/** Not public in Docusaurus, whose own build loads a site with it. */
interface SiteLoader {
  loadSite(options: {siteDir: string; outDir: string; locale: string}): Promise<{
    readonly props: {readonly plugins: readonly LoadedPlugin[]};
  }>;
}

const STAGES = 'help-center-stages';

/**
 * Runs the stages of the preset on what Docusaurus has built into `outDir`: no bundling, no rendering, and none of the hooks
 * that other plugins have after the build.
 */
export async function runStages(siteDir: string, outDir: string, locale: string): Promise<void> {
  process.env.DOCUSAURUS_CURRENT_LOCALE = locale;
  const load = createRequire(join(siteDir, 'package.json'));
  const {loadSite} = load('@docusaurus/core/lib/server/site.js') as SiteLoader;
  const {props} = await loadSite({siteDir, outDir, locale});
  const stages = props.plugins.find(({name}) => name === STAGES);
  if (stages?.postBuild === undefined) throw new Error(`The site has no plugin "${STAGES}".`);
  for (const plugin of props.plugins) if (plugin !== stages) plugin.postBuild = undefined;
  await stages.postBuild({...props, head: {}, routesBuildMetadata: {}, content: stages.content});
}

const [siteDir, outDir, locale] = process.argv.slice(2);
if (import.meta.filename === process.argv[1] && siteDir && outDir && locale)
  await runStages(siteDir, outDir, locale);
