import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runStages, SiteFiles, type BuiltSite, type Stage} from '@help-center/built-site';
import {loaderTexts} from './loadTexts.ts';
import {SetupError} from './SetupError.ts';

/** A plugin with stages to run after the build; see `Stage` for their positions. */
export interface PluginWithStages {
  readonly name: string;
  readonly afterBuildStages?: readonly Stage[];
  /** Whether stages before `finish` run beside `postBuild`, which must only write to folders of its own. Default `false`. */
  readonly runsBesideStages?: boolean;
  postBuild?: ((props: unknown) => unknown) | undefined;
}

const NAME = 'help-center-stages';

/**
 * Docusaurus starts the `postBuild` hooks of all plugins in order, without waiting for each other. This plugin is the
 * first, so it can wrap the others. Returns a function that waits for those with or without `runsBesideStages` and resolves
 * to whether all of them succeeded.
 */
function watchOthers(plugins: readonly PluginWithStages[]): (beside: boolean) => Promise<boolean> {
  const [first, ...others] = plugins;
  if (first?.name !== NAME) {
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
  const ends = others
    .filter(({postBuild}) => postBuild !== undefined)
    .map((plugin) => ({isBeside: plugin.runsBesideStages === true, end: watch(plugin)}));
  return async (beside) => {
    const all = await Promise.all(ends.filter(({isBeside}) => isBeside === beside).map(({end}) => end));
    return all.every(Boolean);
  };
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
    name: NAME,
    ...loaderTexts(context),
    async postBuild(props) {
      const plugins = props.plugins as readonly PluginWithStages[];
      const haveSucceeded = watchOthers(plugins);
      if (!(await haveSucceeded(false))) return;
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
      const wait: Stage = {
        name: 'other plugins',
        position: 'finish',
        async run() {
          // Docusaurus reports the plugin's own error, which is the first.
          if (!(await haveSucceeded(true))) throw new Error('A plugin failed.');
          return undefined;
        },
      };
      const all = [wait, ...stages, ...plugins.flatMap(({afterBuildStages = []}) => afterBuildStages)];
      await runStages(all, site, (line) => logger.info(line));
      // Left alone, Node destroys the module graph of the bundler object by object, 4 s for 1,000 pages.
      process.once('beforeExit', () => process.exit());
    },
  };
}
