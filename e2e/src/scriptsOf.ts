import type {Page} from '@playwright/test';

/** Files that a page's scripts are and need. */
export interface ScriptFiles {
  readonly scripts: readonly {src: string}[];
  readonly styles: readonly {src: string}[];
  readonly chunks: readonly {src: string}[];
  readonly tables: readonly string[];
}

/** What an open page says of its scripts: what the loader's file says of all pages, and what differs. */
export function scriptsOf(page: Page): Promise<ScriptFiles> {
  return page.evaluate(() => {
    const {htmlFirstSite} = window as unknown as {htmlFirstSite: {config: object}};
    const text = document.getElementById('html-first')?.textContent ?? '{}';
    return {...htmlFirstSite.config, ...(JSON.parse(text) as object)} as ScriptFiles;
  });
}
