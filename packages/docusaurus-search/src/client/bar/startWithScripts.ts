// A client module of Docusaurus, so that keys and clicks open search before React has hydrated the page.
import {startSearch} from './startSearch.ts';

// Docusaurus also loads client modules while it renders pages.
if (typeof window !== 'undefined')
  startSearch().catch((error: unknown) => console.error('[search] could not be started:', error));
