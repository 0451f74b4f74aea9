import {readFile} from 'node:fs/promises';
import docsPlugin from '@docusaurus/plugin-content-docs';
import type {LoadedContent, LoadedVersion, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {join} from 'node:path';
import {listHeadings, listSymptoms, type PageSymptoms} from './listParts.ts';
import {listLanding, type LandingPage} from './listLanding.ts';
import type {Drawing, PageLink, PageNotes} from './PageNotes.ts';
import {parsePageSource, type PageSource} from './PageSource.ts';
import {rankRelated} from './rankRelated.ts';
import {readDrawings, readHomeLinks} from './readProductFiles.ts';

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
