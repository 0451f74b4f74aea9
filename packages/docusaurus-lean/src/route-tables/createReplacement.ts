import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {ownModule} from '../ownModule.ts';

const require = createRequire(import.meta.url);
const CORE_CLIENT = join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');
const CLIENT = 'route-tables/client';
const SERVER = 'route-tables/server';
const DOCS_CLIENT = dirname(require.resolve('@docusaurus/plugin-content-docs/client'));

/** Requests in browser scripts that may be replaced. */
export const REPLACED =
  /^(?:@generated\/(?:routes|registry|routesChunkNames|globalData|docusaurus-plugin-content-docs\/.+\.json)|\.\/(?:preload|docusaurus)|@docusaurus\/renderRoutes)$/;

/** Requests in the script that renders pages that may be replaced. */
export const REPLACED_ON_SERVER = /^(?:react-router-config|\.\/docsClientUtils)$/;

interface Request {
  request: string;
  readonly context: string;
}

/** Replaces the framework's lists by the tables; `versions` maps requests for data of docs versions to modules. */
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

/** Replaces lookups that search all pages, and so take quadratic time, by lookups by address. */
export function replaceOnServer(asked: Request): void {
  const {request, context} = asked;
  if (request === 'react-router-config') {
    if (context !== dirname(ownModule(`${SERVER}/routerConfig.tsx`)))
      asked.request = ownModule(`${SERVER}/routerConfig.tsx`);
  } else if (context === DOCS_CLIENT) asked.request = ownModule(`${SERVER}/docsClientUtils.ts`);
}
