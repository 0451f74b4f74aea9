import {setTexts} from '../dialog/labels.ts';
import type {SearchReporter} from '../insights/createSearchReporter.ts';
import {createJsonStorage, setSiteStorage, siteStorage} from '../siteStorage.ts';
import type {OpenedSearch} from '../openRemoteSearch.ts';
import {createSavedSearches, type SavedSearches} from '../saved/createSavedSearches.ts';
import type {SearchConfig} from '../../contract/SearchConfig.ts';
import {createSearchClient} from '../createSearchClient.ts';
import {createWorkerClient, type EmbeddedClient} from '../embedded/createWorkerClient.ts';

/** What the dialog and the search page share: one worker, one cache and the same saved searches. */
export interface Search extends OpenedSearch {
  readonly config: SearchConfig;
  /** Missing unless the site collects searches and the reader does not refuse tracking. */
  readonly reporter: SearchReporter | undefined;
  readonly saved: SavedSearches;
}

/** Opens the search of a site; called once per page load. */
export async function openSearch(config: SearchConfig): Promise<Search> {
  setSiteStorage(config.storage);
  setTexts(config.texts);
  const saved = createSavedSearches(
    config.indexName,
    createJsonStorage(() => siteStorage),
  );
  // Only other tabs than the one that wrote receive it.
  addEventListener('storage', saved.refresh);
  const [opened, reporter] = await Promise.all([
    openSearchClient(config),
    config.sessions &&
      import('../insights/createSearchReporter.ts').then((script) => script.openSearchReporter(config)),
  ]);
  return {...opened, config, reporter: reporter ?? undefined, saved};
}

/** Creates the client that a configuration asks for. Code of other backends is not fetched. */
export async function openSearchClient(config: SearchConfig): Promise<OpenedSearch> {
  const {backend, manifestUrl} = config;
  if (backend.type !== 'embedded') {
    const {openRemoteSearch} = await import('../openRemoteSearch.ts');
    const hasStandIn = backend.fallbackToEmbedded && manifestUrl !== null;
    return openRemoteSearch(backend, hasStandIn ? openEmbedded(config) : undefined);
  }
  const primary = openEmbedded(config);
  primary.start();
  return {client: createSearchClient({primary})};
}

function openEmbedded({files, manifestUrl, manifest, indexName}: SearchConfig): EmbeddedClient {
  return createWorkerClient({
    manifestUrl: new URL(manifestUrl ?? 'search-index/manifest.json', location.href).href,
    manifest,
    indexName,
    createWorker: () => new Worker(`${files}worker.js`, {name: 'search'}),
  });
}
