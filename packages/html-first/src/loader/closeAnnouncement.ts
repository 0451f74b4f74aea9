import {keepChoice} from './siteStorage.ts';

/** Closes the announcement bar before React is there, under the key that the theme reads; the preset has kept the bar's id. */
export function closeAnnouncement(): void {
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
  keepChoice('docusaurus.announcement.dismiss', 'true');
}
