import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageNotes} from '../../../plugins/page-notes/PageNotes.ts';

/** The notes of the current page, which `plugins/page-notes` adds to its metadata. */
export function usePageNotes(): PageNotes {
  return (useDoc().metadata as unknown as {readonly notes: PageNotes}).notes;
}
