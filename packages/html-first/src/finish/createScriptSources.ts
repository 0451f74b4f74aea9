import {keyOf, type SiteFiles} from '@help-center/built-site';
import type {ScriptSources, StyleSheet} from './describeScripts.ts';
import type {FinishSiteOptions} from './FinishSiteOptions.ts';
import {hashOf} from './hashOf.ts';

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
