/** Closes the announcement bar before React is there, under the key that the theme reads. */
export function closeAnnouncement(): void {
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
  try {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  } catch (error) {
    console.error(error);
  }
}
