import {pageUrl, type Site} from '@help-center/content';
import type {Finding} from '../Finding.ts';

/** The glossary: each entry has a term, a definition short enough for a tooltip, and an existing page. */
export function checkGlossary(site: Site): Finding[] {
  const urls = new Set([...site.pages.values()].map((page) => pageUrl(page)));
  return Object.entries(site.glossary).flatMap(([id, entry]) => {
    const faults: [string, string][] = [];
    if (!entry?.term) faults.push(['has no term.', 'Add "term: …".']);
    if (!entry?.definition) faults.push(['has no definition.', 'Add "definition: …".']);
    else if (entry.definition.length > 200) {
      faults.push([`has a definition of ${entry.definition.length} characters.`, 'Use at most 200.']);
    }
    if (entry?.page && !urls.has(entry.page))
      faults.push([`names the page ${entry.page}, which does not exist.`, 'Correct it.']);
    return faults.map(([message, fix]) => ({
      file: 'data/glossary.yml',
      line: 1,
      field: 'glossary',
      message: `"${id}" ${message}`,
      fix,
    }));
  });
}
