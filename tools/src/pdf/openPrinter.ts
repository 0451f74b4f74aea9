import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {mediaTypeOf} from '@help-center/built-site/serve';
import {chromium} from 'playwright-core';
import {AuthorError} from '../runCommand.ts';

/** Options of {@link openPrinter}. */
export interface PrintOptions {
  /** Folder of the built site, which has the pictures. */
  readonly buildDir: string;
  readonly baseUrl: string;
  readonly chromiumPath: string;
}

const ORIGIN = 'http://book.invalid';

/** Opens the browser. `print` converts an HTML page to a PDF and loads files only from the build folder. */
export async function openPrinter({buildDir, baseUrl, chromiumPath}: PrintOptions): Promise<{
  print(html: string): Promise<Uint8Array>;
  close(): Promise<void>;
}> {
  if (!existsSync(chromiumPath)) {
    throw new AuthorError(
      `There is no Chromium at ${chromiumPath}. Run "npm run browsers", or set CHROMIUM_PATH to an installed one.`,
    );
  }
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({executablePath: chromiumPath, args});
  return {
    async print(html) {
      const page = await browser.newPage();
      await page.route('**', async (route) => {
        const {origin, pathname} = new URL(route.request().url());
        if (pathname === '/book') return route.fulfill({contentType: 'text/html; charset=utf-8', body: html});
        const file = join(buildDir, decodeURIComponent(pathname).slice(baseUrl.length));
        if (origin !== ORIGIN || !pathname.startsWith(baseUrl) || !existsSync(file)) return route.abort();
        return route.fulfill({contentType: mediaTypeOf(file), body: await readFile(file)});
      });
      await page.goto(`${ORIGIN}/book`);
      const bytes = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      });
      await page.close();
      return bytes;
    },
    close: () => browser.close(),
  };
}
