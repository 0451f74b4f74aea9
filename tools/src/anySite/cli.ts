import {createRequire} from 'node:module';
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {serveFolder} from '@help-center/built-site/serve';
import {AuthorError, runCommand} from '../runCommand.ts';
import {withFolder} from '../withFolder.ts';
import {readBuiltSite} from './BuiltSite.ts';
import {addPreset, buildSite, copySite} from './prepareSite.ts';
import {listFailures, renderReport, type BuildReport, type SiteReport} from './report.ts';
import {readSite} from './Site.ts';
import {tryFeatures, type Trial} from './tryFeatures.ts';
import {walkPages} from './walkPages.ts';

const HELP = `Tries the preset on any Docusaurus site: builds the site as it is, then with the preset instead of the classic one, opens
the pages of both in Chromium, and compares them. Works on a copy; the site itself is not changed.

npm run any-site -- <folder of the site>
  --locale <locale>     locale to build; repeatable, the default locale first; default en
  --pages <number>      open at most this many pages, evenly spread; default all
  --scratch <folder>    keep the copy, builds and logs there; default a temporary folder
  --tarballs <folder>   our packages, made by npm run pack-all; default packed now

The site is installed with npm, without install scripts. Its build may use the network; its pages cannot.`;

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

/** At most `most` entries of a list, evenly spread. */
function spread(paths: readonly string[], most: number): string[] {
  const step = Math.max(1, paths.length / most);
  return paths.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

await runCommand(
  {
    help: HELP,
    options: {
      locale: {type: 'string', multiple: true, default: ['en']},
      pages: {type: 'string'},
      scratch: {type: 'string'},
      tarballs: {type: 'string'},
    },
    allowPositionals: true,
  },
  async ({values, positionals}) => {
    const [given, ...others] = positionals;
    if (given === undefined || others.length > 0)
      throw new AuthorError('Name one folder: npm run any-site -- <folder of the site>');
    const site = readSite(given);
    const {locale: locales} = values;
    const most = values.pages === undefined ? Infinity : Number(values.pages);
    if (!(most >= 1)) throw new AuthorError(`--pages must be a number above 0, received "${values.pages}".`);
    const {version} = createRequire(import.meta.url)('@docusaurus/core/package.json') as {version: string};
    await withFolder(async (scratch) => {
      const browser = await attempt('Starting Chromium, or what CHROMIUM_PATH names,', () =>
        chromium.launch({
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
        }),
      );
      try {
        const copy = await attempt(`Installing a copy with Docusaurus ${version}`, () =>
          copySite(site, join(scratch, 'site'), version, join(scratch, 'log.txt')),
        );
        const tryBuild = async (name: string): Promise<BuildReport> => {
          const folder = join(scratch, name, 'build');
          const seconds = await attempt(`Building ${name}`, () => buildSite(copy, folder, locales));
          const built = await readBuiltSite(folder, copy.folder, locales);
          return attempt(`Opening the pages ${name}`, async () => {
            const {origin, close} = await serveFolder(folder, {baseUrl: built.base, headers: built.headers});
            try {
              const paths = spread(
                built.pages.map(({path}) => path),
                most,
              );
              const findings = await walkPages(browser, paths, origin, (done) =>
                process.stderr.write(`${done} of ${paths.length} pages\n`),
              );
              const trials = await tryFeatures(browser, built, origin).catch((error: unknown): Trial[] => [
                {name: 'features', outcome: 'fails', detail: String(error)},
              ]);
              return {seconds, pages: built.pages.length, walked: paths.length, findings, trials};
            } finally {
              await close();
            }
          });
        };
        const before = await tryBuild('before').catch((error: unknown) => {
          copy.remarks.push(`Without the preset: ${String(error)}`);
          return undefined;
        });
        const changes = await attempt('Adding the preset', () =>
          addPreset(copy, values.tarballs ?? join(scratch, 'tarballs')),
        );
        const report: SiteReport = {
          name: site.name,
          docusaurus: version,
          locales,
          changes,
          remarks: copy.remarks,
          ...(before && {before}),
          after: await tryBuild('after'),
        };
        console.log(renderReport(report));
        if (listFailures(report).length > 0) process.exitCode = 1;
      } finally {
        await browser.close();
      }
      if (values.scratch !== undefined) process.stderr.write(`Builds and log are in ${scratch}\n`);
    }, values.scratch);
  },
);
