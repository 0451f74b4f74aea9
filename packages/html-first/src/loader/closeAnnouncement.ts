import {keepChoice} from './siteStorage.ts';

/** Closes the announcement bar before React runs, and stores that under the theme's key; the bar's id is already stored. */
export function closeAnnouncement(): void {
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
  keepChoice('docusaurus.announcement.dismiss', 'true');
}
