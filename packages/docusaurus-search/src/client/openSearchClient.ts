import {answerFrom, createClient} from './createClient.ts';
import {createWorkerClient, type EmbeddedClient} from './embedded/createWorkerClient.ts';
import type {SearchConfig} from '../contract/SearchConfig.ts';
import type {OpenedSearch} from './OpenedSearch.ts';

/** Creates the client that a configuration asks for. Code of other backends is not fetched. */
export async function openSearchClient(config: SearchConfig): Promise<OpenedSearch> {
  const {backend, manifestUrl} = config;
  if (backend.type !== 'embedded') {
    const {openRemoteSearch} = await import('./openRemoteSearch.ts');
    const hasStandIn = backend.fallbackToEmbedded && manifestUrl !== null;
    return openRemoteSearch(backend, hasStandIn ? openEmbedded(config) : undefined);
  }
  const primary = openEmbedded(config);
  primary.start();
  return {
    // Not cached: the index answers within milliseconds.
    client: createClient({
      load: (requests, call) => answerFrom(primary, false, requests, call),
      suggest: primary.suggest,
      primary,
    }),
  };
}

function openEmbedded({files, manifestUrl, manifest, indexName}: SearchConfig): EmbeddedClient {
  const script = `${files}worker.js`;
  return createWorkerClient({
    manifestUrl: new URL(manifestUrl ?? 'search-index/manifest.json', location.href).href,
    manifest,
    indexName,
    createWorker: () => new Worker(script, {name: 'search'}),
    loadHandler: () => loadHandler(script),
  });
}

/** Runs the script of the worker on the page. */
async function loadHandler(src: string): Promise<Window['helpCenterSearchHandler']> {
  const script = document.createElement('script');
  script.src = src;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  return window.helpCenterSearchHandler;
}
