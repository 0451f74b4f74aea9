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
  /^(?:@generated\/(?:routes|registry|routesChunkNames|globalData|docusaurus-plugin-content-docs\/.+\.json)|\.\/docusaurus|@docusaurus\/ComponentCreator)$/;

/** Requests in the script that renders pages that may be replaced. */
export const REPLACED_ON_SERVER = /^(?:react-router-config|\.\/docsClientUtils)$/;

interface Request {
  request: string;
  readonly context: string;
}

/** What {@link createReplacement} needs. */
export interface ReplacementOptions {
  readonly generatedFilesDir: string;
  /** Modules by the requests for data of docs versions. */
  readonly versions: ReadonlyMap<string, string>;
  /** Documents that the bar links to, as `plugin id`. */
  readonly barDocs: ReadonlySet<string>;
}

/** Replaces the framework's lists by the tables. */
export function createReplacement(options: ReplacementOptions): (asked: Request) => void {
  const {generatedFilesDir, versions, barDocs} = options;
  const loader = `${ownModule('route-tables/trimGlobalData.ts')}?${JSON.stringify({barDocs: [...barDocs]})}`;
  return (asked) => {
    const {request, context} = asked;
    const isOwn = context === dirname(ownModule(`${CLIENT}/routes.tsx`));
    if (request === '@generated/globalData') asked.request = `${loader}!${request}`;
    else if (request.startsWith('@generated/docusaurus-plugin-content-docs/')) {
      asked.request = versions.get(request) ?? request;
    } else if (request === '@docusaurus/ComponentCreator') {
      if (context === generatedFilesDir) asked.request = ownModule(`${CLIENT}/createEntry.ts`);
    } else if (request === './docusaurus') {
      if (context === CORE_CLIENT) asked.request = ownModule(`${CLIENT}/docusaurus.ts`);
    } else if (!isOwn) {
      const name = request.slice('@generated/'.length);
      asked.request = ownModule(`${CLIENT}/${name}.ts${name === 'routes' ? 'x' : ''}`);
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
