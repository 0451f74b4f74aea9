import type {SiteFiles} from '@help-center/built-site';
import {contentHash} from '../StyleClasses.ts';
import type {StyleSheet} from '../describeScripts.ts';
import {listStyleSheets} from '../outline/readPages.ts';
import type {SiteNeeds} from '../policy/SiteNeeds.ts';

/** Adds rules to every style sheet and renames it after its new content. Returns the sheets by their former address. */
export function extendStyleSheets(
  files: SiteFiles,
  baseUrl: string,
  extra: string,
  needs: SiteNeeds,
): Map<string, StyleSheet> {
  const sheets = new Map<string, StyleSheet>();
  for (const name of listStyleSheets(files)) {
    const css = files.readText(name).trim() + extra;
    if (/url\(["']?data:(?:font|application)/.test(css)) needs.add('fonts', 'data:', name);
    const extended = name.replace(/(?:\.[0-9a-f]{8})?\.css$/, `.${contentHash(css)}.css`);
    files.remove(name);
    files.write(extended, css);
    sheets.set(baseUrl + name, {css, address: baseUrl + extended});
  }
  return sheets;
}
