import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageNotes} from '../../../plugins/page-notes/PageNotes.ts';

/** What the build noted for the page that is shown; `plugins/page-notes` puts it beside the page's metadata. */
export function usePageNotes(): PageNotes {
  return (useDoc().metadata as unknown as {readonly notes: PageNotes}).notes;
}
