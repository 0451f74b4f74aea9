import type {Search} from '../opener/createOpener.ts';

/** Search on this page. html-first's loader has started it; on other pages it starts now. */
export async function startSearch(): Promise<Search> {
  if (window.helpCenterSearch !== undefined) return window.helpCenterSearch;
  const [{createOpener}, {default: config}] = await Promise.all([
    import('../opener/createOpener.ts'),
    import('@generated/help-center-search/default/search.json'),
  ]);
  return (window.helpCenterSearch ??= createOpener(config));
}

// As a client module, so that keys and clicks open search before React has hydrated; Docusaurus loads those on Node, too.
if (typeof window !== 'undefined')
  startSearch().catch((error: unknown) => console.error('[search] could not be started:', error));
