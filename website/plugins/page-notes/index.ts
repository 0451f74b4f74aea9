import {readFile} from 'node:fs/promises';
import {join, basename} from 'node:path';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import docsPlugin, {
  type LoadedContent,
  type LoadedVersion,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {listProductFiles, readYaml} from '@help-center/content';
import {listHeadings, listSymptoms, type PageSymptoms} from './listParts.ts';
import {listLanding, type LandingPage} from './listLanding.ts';
import type {Drawing, PageLink, PageNotes, HomeLink} from './PageNotes.ts';
import {parsePageSource, type PageSource} from './PageSource.ts';
import {rankRelated} from './rankRelated.ts';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** Related pages at the end of a page. */
const RELATED = 4;
/** Reading speed in words; a little below the average of 238 (Brysbaert 2019), as pages contain tables. */
const WORDS_PER_MINUTE = 220;

const minutesOf = ({words}: PageSource) => Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));

/** A list of first steps, which only the landing page of a product has */
const STEPS = /^1\. \[/m;

type Doc = LoadedVersion['docs'][number] & {notes?: PageNotes};

function frontMatterOf(doc: Doc): {
  page_type?: string;
  keywords?: string[];
  sidebar_label?: string;
} {
  return doc.frontMatter;
}

interface DocSource extends PageSource {
  readonly headings: readonly PageLink[];
  readonly symptoms: PageSymptoms;
  /** Whether it has first steps with an order. */
  readonly hasSteps: boolean;
}

async function readSource(siteDir: string, doc: Doc): Promise<DocSource> {
  const text = await readFile(join(siteDir, aliasedSitePathToRelativePath(doc.source)), 'utf8');
  const {page_type: pageType = '', keywords = []} = frontMatterOf(doc);
  const tags = doc.tags.map(({label}) => label);
  const {title, permalink} = doc;
  return {
    ...parsePageSource({...doc, pageType, keywords, tags}, text),
    headings: listHeadings(text, permalink),
    symptoms: {title, permalink, symptoms: listSymptoms(text, permalink)},
    hasSteps: pageType === 'landing' && STEPS.test(text),
  };
}

/** Parts of addresses whose symptoms readers have most, in that order; triggers and other systems follow. */
const COMMON = [
  '/Guides/Camera/',
  '/First-Step/',
  '/Create-AI-Task/',
  '/Launch-ANSVIS/',
  '/Guides/',
  '/Getting-Started/',
  '/System-Setting/',
  '/Create-Project/',
];

/** The symptoms of all pages that are listed, in the order of {@link COMMON}, then by path. */
function sortSymptoms(pages: readonly PageSymptoms[]): PageSymptoms[] {
  const rank = ({permalink}: PageSymptoms) => {
    const at = COMMON.findIndex((part) => permalink.includes(part));
    return at === -1 ? COMMON.length : at;
  };
  return pages
    .filter(({symptoms}) => symptoms.length > 0)
    .sort((a, b) => rank(a) - rank(b) || (a.permalink < b.permalink ? -1 : 1));
}

/** Adds notes to the pages of a version, and full titles to their links to the previous and next page. Returns their symptoms. */
async function addNotes(
  siteDir: string,
  {docs, sidebars}: LoadedVersion,
  drawings: Readonly<Record<string, Drawing>>,
): Promise<PageSymptoms[]> {
  const sources = await Promise.all(docs.map((doc) => readSource(siteDir, doc)));
  const byId = new Map<string, Doc>(docs.map((doc) => [doc.id, doc]));
  const byPermalink = new Map<string, Doc>(docs.map((doc) => [doc.permalink, doc]));
  const toLink = ({title, permalink}: Doc): PageLink => ({title, permalink});
  const headings = new Map(sources.map((source) => [source.id, source.headings]));
  const toTitled = (link: PageLink | undefined): PageLink | undefined =>
    link && toLink(byPermalink.get(link.permalink) ?? (link as Doc));
  const find = (id: string): LandingPage | undefined => {
    const doc = byId.get(id);
    if (doc === undefined || doc.unlisted) return undefined;
    const {page_type: pageType = '', sidebar_label: label = doc.title} = frontMatterOf(doc);
    return {
      ...toLink(doc),
      label,
      description: doc.description,
      pageType,
      headings: headings.get(id) ?? [],
    };
  };
  const shown = sources.filter(({id}) => find(id) !== undefined);
  const neighbours = (id: string) => {
    const {previous, next} = byId.get(id) as Doc;
    return [previous, next].flatMap((link) => byPermalink.get(link?.permalink ?? '')?.id ?? []);
  };
  const related = rankRelated(shown, {count: RELATED, exclude: neighbours});
  for (const source of sources) {
    const {id, isLanding, hasSteps} = source;
    const doc = byId.get(id) as Doc;
    const landing = isLanding ? listLanding(sidebars[doc.sidebar ?? ''] ?? [], id, find) : undefined;
    const steps = sources.filter((one) => hasSteps && source.links.includes(one.id));
    const route = {pages: steps.length, minutes: steps.reduce((sum, one) => sum + minutesOf(one), 0)};
    const drawing = drawings[id.replace(/\/index$/, '')];
    const relatedIds = isLanding ? [] : (related.get(id) ?? []);
    Object.assign(doc, {
      previous: toTitled(doc.previous),
      next: toTitled(doc.next),
      notes: {
        minutes: minutesOf(source),
        related: relatedIds
          .flatMap((other) => byId.get(other) ?? [])
          .map((one) => ({...toLink(one), description: one.description})),
        ...(landing && {
          landing: {...landing, ...(drawing && {drawing}), ...(hasSteps && landing.start && {route})},
        }),
      } satisfies PageNotes,
    });
  }
  return sources.flatMap(({symptoms}, at) => (docs[at]?.unlisted || docs[at]?.draft ? [] : symptoms));
}

const CHANGELOG_ENTRY = /\/Changelog\/([^/]+)\/index$/;

/** The newest changelog entry, by the date in the name of its folder. */
function findLatestRelease({docs}: LoadedVersion): PageLink | undefined {
  const dayOf = ({id}: Doc) => CHANGELOG_ENTRY.exec(id)?.[1] ?? '';
  const [latest] = docs.filter((doc) => dayOf(doc) !== '').sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1));
  return latest && {title: latest.title, permalink: latest.permalink};
}

/** The docs plugin, with notes for each page: reading time, related pages, and what landing pages list. */
export default async function docsWithNotes(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded(args) {
      const {loadedVersions} = args.content;
      const drawings = await readDrawings(context.siteDir);
      await args.actions.createData('drawings.json', drawings);
      await args.actions.createData('homeLinks.json', readHomeLinks(context.siteDir));
      const symptoms = await Promise.all(
        loadedVersions.map((version) => addNotes(context.siteDir, version, drawings)),
      );
      await args.actions.createData('symptoms.json', sortSymptoms(symptoms.flat()));
      const release = loadedVersions.map(findLatestRelease).find((found) => found !== undefined);
      const docs = loadedVersions.flatMap((version) => version.docs).filter(({unlisted}) => !unlisted);
      const titles = Object.fromEntries(docs.map(({permalink, title}) => [permalink, title]));
      await args.actions.createData('titles.json', titles);
      await args.actions.createData(
        'latestRelease.json',
        release ?? {title: 'All products', permalink: `${context.baseUrl}docs`},
      );
      await plugin.contentLoaded?.(args);
    },
  };
}

const FOLDER = 'drawings';

/** Parses a drawing; throws an error that says what is missing. */
export function parseDrawing(file: string, source: string): Drawing {
  const [, attributes = '', inner] = /<svg([^>]*)>(.*)<\/svg>/s.exec(source) ?? [];
  const viewBox = /viewBox="([^"]+)"/.exec(attributes)?.[1];
  if (viewBox === undefined || inner === undefined) {
    throw new Error(`${file} is not a drawing. Give it one <svg> element with a viewBox.`);
  }
  return {viewBox, inner: inner.replaceAll(/>\s+</g, '><').trim()};
}

/**
 * The drawings of products and those in `drawings/` of the site, by product or name; `src/components/ProductDrawing` gives
 * their classes colours.
 */
export async function readDrawings(siteDir: string): Promise<Record<string, Drawing>> {
  const folder = join(siteDir, FOLDER);
  const others = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.svg'))
        .sort()
    : [];
  const files = [
    ...listProductFiles(siteDir, /^drawing\.svg$/).map(({product, file}) => ({name: product, file})),
    ...others.map((file) => ({name: basename(file, '.svg'), file: `${FOLDER}/${file}`})),
  ];
  const drawings = files.map(
    async ({name, file}) => [name, parseDrawing(file, await readFile(join(siteDir, file), 'utf8'))] as const,
  );
  return Object.fromEntries(await Promise.all(drawings));
}

/** The links of the home page into the guide of each product, from its `links.yml`. */
export function readHomeLinks(siteDir: string): Record<string, readonly HomeLink[]> {
  const entries = listProductFiles(siteDir, /^links\.yml$/).map(({product, file}) => {
    const links = readYaml(readFileSync(join(siteDir, file), 'utf8'), file) as Record<string, string>;
    return [product, Object.entries(links).map(([label, to]) => ({label, to}))] as const;
  });
  return Object.fromEntries(entries);
}
