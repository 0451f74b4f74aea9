import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runStages, SiteFiles, STAGES_PLUGIN, type BuiltSite, type Stage} from '@help-center/built-site';
import {loaderTexts} from './loadTexts.ts';
import {SetupError} from './SetupError.ts';

/** A plugin with stages to run after the build; see `Stage` for their positions. */
export interface PluginWithStages {
  readonly name: string;
  readonly afterBuildStages?: readonly Stage[];
  postBuild?: ((props: unknown) => unknown) | undefined;
}

/**
 * Docusaurus starts the `postBuild` hooks of all plugins in order, without waiting for each other. This plugin is the
 * first, so it can wrap the others. Resolves to whether all of them succeeded.
 */
async function waitForOthers(plugins: readonly PluginWithStages[]): Promise<boolean> {
  const [first, ...others] = plugins;
  if (first?.name !== STAGES_PLUGIN) {
    throw new SetupError(
      `the plugin "${first?.name}" comes before those of @help-center/docusaurus-preset. Make the preset the first one of "presets".`,
    );
  }
  const watch = (plugin: PluginWithStages) =>
    new Promise<boolean>((resolve) => {
      const start = plugin.postBuild;
      plugin.postBuild = async function postBuild(props) {
        plugin.postBuild = start;
        try {
          await start?.call(plugin, props);
          resolve(true);
        } catch (error) {
          resolve(false);
          throw error;
        }
      };
    });
  const ends = await Promise.all(others.filter(({postBuild}) => postBuild !== undefined).map(watch));
  return ends.every(Boolean);
}

/** Whether the locale is built into a subfolder of the site. */
function isInFolder({i18n: {currentLocale, defaultLocale}, baseUrl}: LoadContext): boolean {
  return currentLocale !== defaultLocale && baseUrl.endsWith(`/${currentLocale}/`);
}

/** The locales that are built into subfolders of this one's output. */
function foldersOfOthers(context: LoadContext): string[] {
  const {currentLocale, locales} = context.i18n;
  return isInFolder(context) ? [] : locales.filter((locale) => locale !== currentLocale);
}

/** The base path without the locale's folder. */
function siteBaseUrlOf(context: LoadContext): string {
  const {baseUrl, i18n} = context;
  return isInFolder(context) ? baseUrl.slice(0, -i18n.currentLocale.length - 1) : baseUrl;
}

/** Docusaurus plugin that runs the stages of the preset and of other plugins once everything is built. */
export function stagesPlugin(context: LoadContext, stages: readonly Stage[]): Plugin {
  return {
    name: STAGES_PLUGIN,
    ...loaderTexts(context),
    async postBuild(props) {
      const plugins = props.plugins as readonly PluginWithStages[];
      if (!(await waitForOthers(plugins))) return;
      const site: BuiltSite = {
        files: new SiteFiles(props.outDir, foldersOfOthers(context)),
        baseUrl: props.baseUrl,
        siteBaseUrl: siteBaseUrlOf(context),
        url: props.siteConfig.url,
        siteDir: props.siteDir,
        generatedFilesDir: props.generatedFilesDir,
        locale: props.i18n.currentLocale,
        routes: props.routes,
      };
      const all = [...stages, ...plugins.flatMap(({afterBuildStages = []}) => afterBuildStages)];
      await runStages(all, site, (line) => logger.info(line));
      // Left alone, Node destroys the module graph of the bundler object by object, 4 s for 1,000 pages.
      process.once('beforeExit', () => process.exit());
    },
  };
}
