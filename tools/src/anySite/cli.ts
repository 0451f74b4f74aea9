import {createRequire} from 'node:module';
import {basename, join, resolve} from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {serveFolder} from '@help-center/built-site/serve';
import {AuthorError, runCommand} from '../runCommand.ts';
import {repositoryDir} from '../websiteDir.ts';
import {readBuiltSite, tryFeatures, walkPages} from './browse.ts';
import {addPreset, assertSite, buildSite, copySite, type SiteCopy} from './prepareSite.ts';
import {listOnlyIn, renderReport, type BuildReport} from './report.ts';

const HELP = `Tries the preset on any Docusaurus site: builds the site as it is, then with the preset instead of the classic one, opens
the pages of both in Chromium, and compares them. Works on a copy; the site itself is not changed.

npm run any-site -- <folder of the site>
  --locale <locale>     locale to build; repeatable, the default locale first; default en

The site is installed with npm, without install scripts. Its build may use the network; its pages cannot. The copy, both builds
and a log stay in .cache/any-site.`;

/** Runs a step. Whatever goes wrong in it becomes a message that names the step. */
async function attempt<T>(step: string, run: () => Promise<T>): Promise<T> {
  process.stderr.write(`${step}\n`);
  try {
    return await run();
  } catch (error) {
    if (error instanceof AuthorError) throw error;
    throw new AuthorError(`${step} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Builds the copy into a folder, opens its pages, and tries its features in each locale. */
async function tryBuild(
  browser: Browser,
  copy: SiteCopy,
  folder: string,
  locales: readonly string[],
): Promise<BuildReport> {
  const seconds = await attempt(`Building into ${folder}`, () => buildSite(copy, folder, locales));
  return attempt(`Opening the pages of ${folder}`, async () => {
    const site = await readBuiltSite(folder, copy.folder, locales);
    const {origin, close} = await serveFolder(folder, site);
    const paths = site.pages.map(({path}) => path);
    const findings = await walkPages(browser, paths, origin).finally(close);
    const localeOf = (path: string) =>
      locales.find((locale) => path.startsWith(`${site.baseUrl}${locale}/`)) ?? locales[0];
    for (const locale of locales) {
      const own = site.pages.filter(({path}) => localeOf(path) === locale);
      for (const {path, message} of await tryFeatures(browser, site, own))
        findings.push({path: `${path} (${locale})`, message});
    }
    return {seconds, pages: paths.length, findings};
  });
}

await runCommand(
  {
    help: HELP,
    options: {locale: {type: 'string', multiple: true, default: ['en']}},
    allowPositionals: true,
  },
  async ({values, positionals}) => {
    const [given, ...others] = positionals;
    if (given === undefined || others.length > 0)
      throw new AuthorError('Name one folder: npm run any-site -- <folder of the site>');
    assertSite(given);
    const {version} = createRequire(import.meta.url)('@docusaurus/core/package.json') as {version: string};
    const scratch = join(repositoryDir, '.cache/any-site');
    const browser = await attempt('Starting Chromium, or what CHROMIUM_PATH names,', () =>
      chromium.launch({
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
      }),
    );
    try {
      const copy = await attempt(`Installing a copy with Docusaurus ${version}`, () =>
        copySite(given, scratch, version),
      );
      const build = (name: string) => tryBuild(browser, copy, join(scratch, name, 'build'), values.locale);
      const before = await build('before').catch((error: unknown) => {
        copy.remarks.push(`Without the preset: ${String(error)}`);
        return undefined;
      });
      await attempt('Adding the preset', () => addPreset(copy, join(scratch, 'tarballs')));
      const after = await build('after');
      const title = `${basename(resolve(given))}, Docusaurus ${version}, locales ${values.locale.join(', ')}`;
      console.log(renderReport(title, copy.remarks, before, after));
      if (listOnlyIn(after, before).length > 0) process.exitCode = 1;
    } finally {
      await browser.close();
    }
  },
);
