import type {Page} from '@playwright/test';

/** Files that a page's scripts are and need. */
export interface ScriptFiles {
  readonly scripts: readonly {src: string}[];
  readonly styles: readonly {src: string}[];
  readonly chunks: readonly string[];
}

/** What an open page says of its scripts: what the loader's file says of all pages, and what differs. */
export function scriptsOf(page: Page): Promise<ScriptFiles> {
  return page.evaluate(() => {
    const {htmlFirstSite: site} = window as unknown as {htmlFirstSite: {config: ScriptFiles}};
    const own = JSON.parse(document.getElementById('html-first')?.textContent ?? '{}') as ScriptFiles;
    return {...site.config, ...own};
  });
}
