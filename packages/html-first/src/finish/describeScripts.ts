import type {HashedFile, PageScripts} from '../contract/SiteConfig.ts';
import type {PlacedElement} from './outline/outlinePage.ts';
import {keyOf, type SiteFiles} from '@help-center/built-site';
import type {FinishSiteOptions} from './FinishSiteOptions.ts';
import {hashOf} from './hashOf.ts';

/** Where {@link describeScripts} looks things up. */
export interface ScriptSources {
  /** The style sheets, by their address in pages. */
  readonly styleSheets: ReadonlyMap<string, StyleSheet>;
  /** The integrity hash of the file at an address. */
  integrityOf(address: string): string;
  /** Addresses of the scripts that only the page at this path needs. */
  chunksOf(path: string): readonly string[];
  /** Whether a script belongs to this site and can therefore wait. */
  isOwnScript(address: string): boolean;
}

/** A complete style sheet. */
export interface StyleSheet {
  readonly css: string;
  /** Where it can be fetched. */
  readonly address: string;
}

/** The scripts of a page that can wait. */
export function listOwnScripts(
  elements: readonly PlacedElement[],
  {isOwnScript}: Pick<ScriptSources, 'isOwnScript'>,
): PlacedElement[] {
  return elements.filter(
    ({tagName, attributes}) =>
      tagName === 'script' && attributes.has('defer') && isOwnScript(attributes.get('src') ?? ''),
  );
}

/** What the loader needs to know about the page at a path. */
export function describeScripts(
  elements: readonly PlacedElement[],
  path: string,
  sources: ScriptSources,
): PageScripts {
  const withIntegrity = (src: string): HashedFile => ({src, integrity: sources.integrityOf(src)});
  const sheets = elements
    .filter(({tagName, attributes}) => tagName === 'link' && attributes.get('rel') === 'stylesheet')
    .map(({attributes}) => sources.styleSheets.get(attributes.get('href') ?? '')?.address);
  return {
    scripts: listOwnScripts(elements, sources).map(({attributes}) =>
      withIntegrity(attributes.get('src') ?? ''),
    ),
    styles: sheets.filter((address) => address !== undefined).map(withIntegrity),
    chunks: sources.chunksOf(path),
  };
}

/** The part of a page's description that the loader's file does not cover. */
export function differenceOf(page: PageScripts, site: Partial<PageScripts>): Partial<PageScripts> {
  const known = new Map(Object.entries(site).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(page).filter(([name, value]) => JSON.stringify(value) !== known.get(name)),
  );
}

/** Returns a function that looks files up by a path below the base path, in whatever spelling; none for the not-found page. */
function createRouteFinder(
  routes: Readonly<Record<string, readonly string[]>>,
  baseUrl: string,
): (path: string) => readonly string[] {
  const byKey = new Map(Object.entries(routes).map(([route, files]) => [keyOf(route), files]));
  return (path) => (path === '' ? undefined : byKey.get(keyOf(baseUrl + path.slice(1)))) ?? [];
}

/** Reads what pages need to know about their scripts from the files of a build. */
export function createScriptSources(
  files: SiteFiles,
  styleSheets: ReadonlyMap<string, StyleSheet>,
  {baseUrl, pageScripts}: Required<Pick<FinishSiteOptions, 'baseUrl' | 'pageScripts'>>,
): ScriptSources {
  const integrities = new Map<string, string>();
  return {
    styleSheets,
    chunksOf: createRouteFinder(pageScripts, baseUrl),
    isOwnScript: (address) => address.startsWith(baseUrl) && files.has(address.slice(baseUrl.length)),
    integrityOf(address) {
      let integrity = integrities.get(address);
      if (!integrity) {
        integrity = hashOf(files.read(address.slice(baseUrl.length)));
        integrities.set(address, integrity);
      }
      return integrity;
    },
  };
}
