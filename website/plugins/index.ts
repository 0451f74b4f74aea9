import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {VALUES_FILE, readYaml, withProviderValues, type GlossaryEntry} from '@help-center/content';
import {providerValues} from '../data/products/index.ts';
import provider from '../provider.ts';
import {codeBesideSteps} from './rehype/codeBesideSteps.ts';
import {highlightCode, keepWords} from './rehype/highlightCode.ts';
import {labelCheckboxes} from './rehype/labelCheckboxes.ts';
import {scrollWideTables} from './rehype/scrollWideTables.ts';
import {codeFromFile} from './remark/codeFromFile.ts';
import {enlargePictures} from './remark/enlargePictures.ts';
import {importComponents} from './remark/importComponents.ts';
import {inlineDiagrams} from './remark/inlineDiagrams.ts';
import {listGlossary, resolveTerms} from './remark/glossary.ts';
import {resolveProviderLinks, resolveProviderValues} from './remark/resolveProviderValues.ts';
import {labelGeneral} from './remark/labelGeneral.ts';
import {linkSupport} from './remark/linkSupport.ts';
import {resolveSamples} from './remark/resolveSamples.ts';
import {siteDir} from './siteDir.ts';

export {showDates} from './dates.ts';
export {parseFrontMatter} from './parseFrontMatter.ts';
export {collectRedirects} from './redirects.ts';

const GLOSSARY = 'data/glossary.yml';
const products = withProviderValues(
  providerValues,
  readYaml(readFileSync(join(siteDir, VALUES_FILE), 'utf8'), VALUES_FILE),
);
const addresses = {
  portal: {url: provider.portalUrl, label: 'the portal'},
  website: {url: provider.websiteUrl, label: 'the website'},
  videoChannel: {url: provider.videoChannelUrl, label: 'the video channel'},
};
const glossary = readYaml(readFileSync(join(siteDir, GLOSSARY), 'utf8'), GLOSSARY) as Record<
  string,
  GlossaryEntry
>;

type PagePlugin = (() => unknown) | [(options: never) => unknown, object];

/** Plugins that must run before Docusaurus turns pictures into requests; for `beforeDefaultRemarkPlugins`. */
export const beforeDefaultRemarkPlugins: PagePlugin[] = [inlineDiagrams];

/** Plugins for the Markdown of every page; for `remarkPlugins`. */
export const remarkPlugins: PagePlugin[] = [
  [codeFromFile, {siteDir}],
  [resolveSamples, {siteDir}],
  labelGeneral,
  [resolveProviderValues, {products}],
  [linkSupport, {supportUrl: provider.supportUrl, siteUrl: provider.siteUrl}],
  [resolveProviderLinks, {addresses}],
  [resolveTerms, {glossary}],
  [listGlossary, {glossary}],
  enlargePictures,
  importComponents,
];

/** Plugins for the HTML of every page; for `rehypePlugins`. */
export const rehypePlugins: PagePlugin[] = [
  labelCheckboxes,
  scrollWideTables,
  keepWords,
  codeBesideSteps,
  highlightCode,
];
