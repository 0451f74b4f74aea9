import {createRequire} from 'node:module';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Preset} from '@docusaurus/types';
import {responsivePictures, type PictureOptions} from '@help-center/pictures';
import {announcementPlugin} from './announcementPlugin.ts';
import {adviseFaster, checkSite} from './checkSite.ts';
import {createStages, toAgentsPluginOptions} from './createStages.ts';
import {listClassicParts, setAsideHostedSearch, setAsideOffline} from './listClassicParts.ts';
import type {ClassicOption, PresetOptions} from './PresetOptions.ts';
import {stagesPlugin} from './stagesPlugin.ts';
import {validateOptions} from './validateOptions.ts';

export type {BuiltSite, Stage, StagePosition} from '@help-center/built-site';
export type {AgentsOptions, HtmlFirstOptions, OfflineOptions, PresetOptions} from './PresetOptions.ts';
export type {PluginWithStages} from './stagesPlugin.ts';

type Plugins = NonNullable<Preset['plugins']>;

/** Docusaurus resolves module names from the site, so parts are given as file paths. */
const {resolve: fileOf} = createRequire(import.meta.url);

/** Reports a faulty picture once, however many bundles show it. */
function createPictureWarning(): (fault: Error) => void {
  const said = new Set<string>();
  return ({message}) => {
    if (said.has(message)) return;
    said.add(message);
    logger.warn(`[docusaurus-preset] ${message} Until then it is used unchanged.`);
  };
}

/** Adds responsive pictures to the pages of a content plugin. */
function withPictures(options: ClassicOption | undefined, pictures: PictureOptions): ClassicOption {
  if (options === false) return false;
  const before = (options?.beforeDefaultRemarkPlugins ?? []) as readonly unknown[];
  return {...options, beforeDefaultRemarkPlugins: [...before, [responsivePictures, pictures]]};
}

/** The options with what other parts add to those of the classic preset. */
function extendClassic(options: PresetOptions, siteDir: string): PresetOptions {
  if (options.pictures === false) return options;
  const pictures: PictureOptions = {
    siteDir,
    ...(options.pictures !== 'strict' && {onFault: createPictureWarning()}),
  };
  const {docs, blog, pages} = options;
  return {
    ...options,
    docs: withPictures(docs, pictures),
    blog: withPictures(blog, pictures),
    pages: withPictures(pages, pictures),
  };
}

function listOwnPlugins(options: PresetOptions): Plugins {
  const {lean, offline, pictures, search} = options;
  const labels = search === false ? undefined : search?.productLabels;
  return [
    lean !== false && [fileOf('@help-center/docusaurus-lean/bundle-trimming'), {...lean}],
    pictures !== false && fileOf('@help-center/pictures/plugin'),
    offline !== false && [
      fileOf('@help-center/offline/plugin'),
      {...(labels && {groups: labels}), ...offline},
    ],
  ];
}

/**
 * The Docusaurus preset: everything of the classic preset, with search, complete pages, offline reading and pictures.
 *
 * @example
 * // docusaurus.config.ts
 * presets: [['@help-center/docusaurus-preset', {docs: {sidebarPath: './sidebars.ts'}}]]
 */
export default function preset(context: LoadContext, given: PresetOptions): Preset {
  const checked = validateOptions(given);
  checkSite(context);
  const advice = process.env.NODE_ENV === 'production' ? adviseFaster(context.siteConfig) : undefined;
  if (advice !== undefined) logger.info(advice);
  const options = setAsideOffline(checked, context);
  const classic = listClassicParts(context, extendClassic(options, context.siteDir));
  const {agents, search} = options;
  if (search !== false) setAsideHostedSearch(context);
  // Docusaurus' banner would appear whenever scripts wait for intent; the loader shows one of its own.
  if (options.htmlFirst !== false) context.siteConfig.baseUrlIssueBanner = false;
  return {
    plugins: [
      // Must be the first plugin; `stagesPlugin` says why.
      () => stagesPlugin(context, createStages(options, context)),
      () => announcementPlugin(context),
      ...classic.plugins,
      ...listOwnPlugins(options),
    ],
    themes: [
      ...classic.themes,
      // After the classic theme, parts of which these wrap.
      fileOf('@help-center/docusaurus-preset/content'),
      agents !== false && [fileOf('@help-center/agents/plugin'), {...toAgentsPluginOptions(agents)}],
      search !== false && [fileOf('@help-center/docusaurus-search'), {...search}],
    ],
  };
}
