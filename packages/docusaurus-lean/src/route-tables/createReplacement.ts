import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {ownModule} from '../ownModule.ts';

const require = createRequire(import.meta.url);
const CORE_CLIENT = join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');
const CLIENT = 'route-tables/client';
const SERVER = 'route-tables/server';
const DOCS_CLIENT = dirname(require.resolve('@docusaurus/plugin-content-docs/client'));

/** Requests of scripts for browsers that may be answered by another module. */
export const REPLACED =
  /^(?:@generated\/(?:routes|registry|routesChunkNames|globalData|docusaurus-plugin-content-docs\/.+\.json)|\.\/(?:preload|docusaurus)|@docusaurus\/renderRoutes)$/;

/** Requests of the script that renders pages that may be answered by another module. */
export const REPLACED_ON_SERVER = /^(?:react-router-config|\.\/docsClientUtils)$/;

interface Request {
  request: string;
  readonly context: string;
}

/** Puts the tables in the place of the framework's lists; `versions` names a module for the data of a docs version. */
export function createReplacement(versions: ReadonlyMap<string, string>): (asked: Request) => void {
  return (asked) => {
    const {request, context} = asked;
    if (request.startsWith('@generated/docusaurus-plugin-content-docs/')) {
      asked.request = versions.get(request) ?? request;
    } else if (request.startsWith('@generated/')) {
      asked.request = ownModule(`${CLIENT}/${request.slice('@generated/'.length)}.ts`);
    } else if (context === CORE_CLIENT) {
      const name = request.startsWith('./') ? `${request.slice(2)}.ts` : 'renderRoutes.tsx';
      asked.request = ownModule(`${CLIENT}/${name}`);
    }
  };
}

/** Puts lookups by address in the place of those that go through all pages, which takes longer with each page for each page. */
export function replaceOnServer(asked: Request): void {
  const {request, context} = asked;
  if (request === 'react-router-config') {
    if (context !== dirname(ownModule(`${SERVER}/routerConfig.tsx`)))
      asked.request = ownModule(`${SERVER}/routerConfig.tsx`);
  } else if (context === DOCS_CLIENT) asked.request = ownModule(`${SERVER}/docsClientUtils.ts`);
}
