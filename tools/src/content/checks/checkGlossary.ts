import {pageUrl, type Site} from '@help-center/content';
import {toFindings, type Fault, type Finding} from '../Finding.ts';

/** The glossary: each entry has a term, a definition short enough for a tooltip, and an existing page. */
export function checkGlossary(site: Site): Finding[] {
  const urls = new Set([...site.pages.values()].map((page) => pageUrl(page)));
  return Object.entries(site.glossary).flatMap(([id, entry]) => {
    const faults: Fault[] = [];
    const add = (message: string, fix: string) => faults.push([1, `"${id}" ${message}`, fix]);
    if (!entry?.term) add('has no term.', 'Add "term: …".');
    if (!entry?.definition) add('has no definition.', 'Add "definition: …".');
    else if (entry.definition.length > 200) {
      add(`has a definition of ${entry.definition.length} characters.`, 'Use at most 200.');
    }
    if (entry?.page && !urls.has(entry.page))
      add(`names the page ${entry.page}, which does not exist.`, 'Correct it.');
    return toFindings('data/glossary.yml', 'glossary', faults);
  });
}
