import {keepChoice} from './siteStorage.ts';

/** Closes the announcement bar before React is there, under the key that the theme reads. */
export function closeAnnouncement(): void {
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
  keepChoice('docusaurus.announcement.dismiss', 'true');
}
