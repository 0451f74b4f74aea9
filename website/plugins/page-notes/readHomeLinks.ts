import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {listProductFiles, readYaml} from '@help-center/content';
import type {HomeLink} from './PageNotes.ts';

/** The links of the home page into the guide of each product, from its `links.yml`. */
export function readHomeLinks(siteDir: string): Record<string, readonly HomeLink[]> {
  const entries = listProductFiles(siteDir, /^links\.yml$/).map(({product, file}) => {
    const links = readYaml(readFileSync(join(siteDir, file), 'utf8'), file) as Record<string, string>;
    return [product, Object.entries(links).map(([label, to]) => ({label, to}))] as const;
  });
  return Object.fromEntries(entries);
}
