import type {HashedFile, PageScripts} from '../contract/PageScripts.ts';
import type {PlacedElement} from './outline/outlinePage.ts';

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
