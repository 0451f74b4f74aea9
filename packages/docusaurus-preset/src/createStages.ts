import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {TwinCollector, writeAgentFiles} from '@help-center/agents';
import {CONTENT_FILE, type AgentsPluginOptions, type SiteContent} from '@help-center/agents/plugin';
import type {LoadContext} from '@docusaurus/types';
import type {Stage} from '@help-center/built-site';
import {createSearchPart, INDEX_FILES, listSearchOrigins} from '@help-center/docusaurus-search';
import {finishSite, outlinePage, type PageOutline} from '@help-center/html-first';
import {writeOfflineFiles, type SiteGroup} from '@help-center/offline';
import {GROUPS_FILE} from '@help-center/offline/plugin';
import {allowConfiguredStyles} from './allowConfiguredStyles.ts';
import {allowFeatures, type PolicyFeature} from './allowFeatures.ts';
import {loadTexts} from './loadTexts.ts';
import type {PresetOptions} from './PresetOptions.ts';
import {readPageScripts} from './readPageScripts.ts';

const MAX_REMARKS = 4;

/** The first remarks, with the name of a file that has all of them if there are many. */
function shorten(remarks: readonly string[], siteDir: string): readonly string[] {
  if (remarks.length <= MAX_REMARKS) return remarks;
  const file = join('.cache', 'policy.txt');
  mkdirSync(join(siteDir, '.cache'), {recursive: true});
  writeFileSync(join(siteDir, file), `${remarks.join('\n')}\n`);
  const shown = remarks.slice(0, MAX_REMARKS - 1);
  return [...shown, `and ${remarks.length - shown.length} more remarks on the policy: see ${file}`];
}

function createHtmlFirstStage(
  {htmlFirst, search, gtag, googleTagManager}: PresetOptions,
  context: LoadContext,
): Stage[] {
  if (htmlFirst === false) return [];
  const {onIntent = true, policy = {}} = htmlFirst ?? {};
  const origins = search === false ? [] : listSearchOrigins(search ?? {});
  const features: readonly PolicyFeature[] = [
    ...(gtag ? ['gtag' as const] : []),
    ...(googleTagManager ? ['googleTagManager' as const] : []),
    ...(context.siteConfig.markdown?.mermaid ? ['mermaid' as const] : []),
  ];
  // Enforced only on request: a policy made from built pages does not know what scripts load later.
  const allowed = allowFeatures({reportOnly: true, ...policy}, features);
  const outlines: PageOutline[] = [];
  return [
    {
      name: 'html-first',
      position: 'finish',
      editPage(page) {
        outlines.push(outlinePage(page));
      },
      async run(site) {
        const {files, baseUrl, siteBaseUrl, generatedFilesDir} = site;
        const texts = await loadTexts(context);
        // Read now, as Docusaurus translates it while it loads the site.
        const styled = allowConfiguredStyles(allowed.policy, context.siteConfig.themeConfig);
        const {pages, loaderBytes, scriptHashes, remarks} = finishSite(
          files,
          {
            baseUrl,
            siteBaseUrl,
            onIntent,
            texts,
            storage: context.siteStorage,
            policy: {
              ...styled.policy,
              connections: [...(allowed.policy.connections ?? []), ...origins],
            },
            ...(search !== false && {
              parts: [createSearchPart({files, generatedFilesDir, baseUrl})],
              hashedFolders: [INDEX_FILES],
            }),
            pageScripts: readPageScripts(site),
          },
          outlines,
        );
        const done = `${pages} pages finished, loader ${loaderBytes} bytes, ${scriptHashes} inline scripts named in the policy`;
        return [done, ...shorten([...allowed.remarks, ...styled.remarks, ...remarks], site.siteDir)].join(
          '\n  ',
        );
      },
    },
  ];
}

/** The options for the agents plugin, which shows the page menu. */
export function toAgentsPluginOptions(agents: PresetOptions['agents']): AgentsPluginOptions {
  const {menu, mcp, mcpName, pdf} = agents || {};
  return {...(menu !== undefined && {menu}), ...(mcp && {mcp}), ...(mcpName && {mcpName}), ...(pdf && {pdf})};
}

function createAgentsStage({agents, search}: PresetOptions, context: LoadContext): Stage[] {
  if (agents === false) return [];
  const {siteConfig, siteDir, generatedFilesDir, baseUrl} = context;
  const {title, tagline} = siteConfig;
  const {description = tagline || title, summaries, briefsDir, mcp} = agents ?? {};
  const productLabels = search === false ? undefined : search?.productLabels;
  const readOptions = () => ({
    baseUrl,
    title,
    description,
    ...(JSON.parse(readFileSync(join(generatedFilesDir, CONTENT_FILE), 'utf8')) as SiteContent),
    ...(mcp && {mcpUrl: mcp.url}),
    ...(briefsDir !== undefined && {briefsDir: resolve(siteDir, briefsDir)}),
    ...(summaries && {summaries}),
    ...(productLabels && {productLabels}),
  });
  let collector: TwinCollector | undefined;
  const openCollector = () => (collector ??= new TwinCollector(readOptions()));
  return [
    {
      name: 'agents',
      // Before pages are finished, because the policy lists what is in them.
      position: 'read',
      editPage(page) {
        openCollector().addPage(page);
      },
      run({files}) {
        const {pages, characters, products, kept, ownTwins} = writeAgentFiles(
          files,
          readOptions(),
          openCollector(),
        );
        const line = `${pages} pages as Markdown, ${characters} characters, lists of ${products} products`;
        const stay = [...kept, ...(ownTwins > 0 ? [`Markdown of ${ownTwins} pages`] : [])];
        return [line, ...stay.map((name) => `${name} stays as the site has it`)].join('\n  ');
      },
    },
  ];
}

function createOfflineStage({offline, search}: PresetOptions, context: LoadContext): Stage[] {
  if (offline === false) return [];
  const {enabled = true} = offline ?? {};
  return [
    {
      name: 'offline',
      position: 'list',
      async run(site) {
        const {files, baseUrl, generatedFilesDir} = site;
        const groups = JSON.parse(readFileSync(join(generatedFilesDir, GROUPS_FILE), 'utf8')) as SiteGroup[];
        const written = writeOfflineFiles(files, {
          baseUrl,
          enabled,
          groups,
          texts: await loadTexts(context),
          ...(search !== false && {
            hashedFolders: [INDEX_FILES],
            everywhere: [search?.searchPagePath || 'search'],
          }),
        });
        return `${written.files} files, ${written.bytes} bytes, ${written.groups} groups, version ${written.version}, service worker ${written.workerBytes} bytes`;
      },
    },
  ];
}

/** The stages the options ask for. */
export function createStages(options: PresetOptions, context: LoadContext): Stage[] {
  return [
    ...createAgentsStage(options, context),
    ...createHtmlFirstStage(options, context),
    ...createOfflineStage(options, context),
  ];
}
