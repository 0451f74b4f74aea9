import {setTexts} from '../dialog/labels.ts';
import type {SessionReporter} from '../insights/createSessionReporter.ts';
import {createJsonStorage} from '../jsonStorage.ts';
import {openSearchClient} from '../openSearchClient.ts';
import type {OpenedSearch} from '../OpenedSearch.ts';
import {createSavedSearches, type SavedSearches} from '../saved/createSavedSearches.ts';
import type {SearchConfig} from '../../contract/SearchConfig.ts';
import {setSiteStorage, siteStorage} from '../siteStorage.ts';

/** What the dialog and the search page share: one worker, one cache and the same saved searches. */
export interface Search extends OpenedSearch {
  readonly config: SearchConfig;
  /** Missing unless the site collects search sessions and the reader does not refuse tracking. */
  readonly sessions: SessionReporter | undefined;
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
  const [opened, sessions] = await Promise.all([
    openSearchClient(config),
    config.sessions &&
      import('../insights/openSessionReporter.ts').then((script) => script.openSessionReporter(config)),
  ]);
  return {...opened, config, sessions: sessions ?? undefined, saved};
}
