// Replaces the docs plugin's module of the same name when pages are rendered, as every item of the bar uses it.
import {matchPath} from '@docusaurus/router';
import type {ActiveDocContext, GlobalDoc, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {getActiveVersion} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import {PathIndex} from './PathIndex.ts';

export * from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

interface DocLookup {
  readonly byPath: PathIndex<GlobalDoc>;
  readonly byId: ReadonlyMap<string, GlobalDoc>;
}

const lookups = new WeakMap<readonly GlobalDoc[], DocLookup>();

function lookUp(docs: readonly GlobalDoc[]): DocLookup {
  let lookup = lookups.get(docs);
  if (lookup === undefined) {
    const byPath = new PathIndex(docs, ({path}) => path);
    lookups.set(docs, (lookup = {byPath, byId: new Map(docs.map((doc) => [doc.id, doc]))}));
  }
  return lookup;
}

/** The version and the document at an address, and the same document in every version. */
export function getActiveDocContext(data: GlobalPluginData, pathname: string): ActiveDocContext {
  const activeVersion = getActiveVersion(data, pathname);
  const activeDoc =
    activeVersion &&
    lookUp(activeVersion.docs)
      .byPath.candidates(pathname)
      .find(({path}) => matchPath(pathname, {path, exact: true, strict: false}));
  const alternateDocVersions: Record<string, GlobalDoc> = {};
  for (const {name, docs} of activeDoc ? data.versions : []) {
    const doc = lookUp(docs).byId.get(activeDoc?.id ?? '');
    if (doc !== undefined) alternateDocVersions[name] = doc;
  }
  return {activeVersion, activeDoc, alternateDocVersions} as ActiveDocContext;
}
