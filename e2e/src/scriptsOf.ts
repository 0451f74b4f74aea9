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
    type Files = ScriptFiles['chunks'];
    const {htmlFirstSite: site} = window as unknown as {htmlFirstSite: {config: ScriptFiles; chunks: Files}};
    const text = document.getElementById('html-first')?.textContent ?? '{}';
    const own = JSON.parse(text) as {chunks: (Files[number] | number)[]};
    // A number stands for a file that pages share.
    const chunks = own.chunks.flatMap((chunk) =>
      typeof chunk === 'number' ? (site.chunks[chunk] ?? []) : chunk,
    );
    return {...site.config, ...own, chunks};
  });
}
