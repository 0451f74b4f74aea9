import {createRequire} from 'node:module';
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {AuthorError, runCommand} from '../runCommand.ts';
import {withFolder} from '../withFolder.ts';
import {pickDocument, readBuiltSite} from './BuiltSite.ts';
import {inspectBuild} from './inspectBuild.ts';
import {addPreset, buildSite, copySite} from './prepareSite.ts';
import {newFaults, renderReport, type SiteReport} from './report.ts';
import {readPresetOptions} from './readPresetOptions.ts';
import {readSite} from './Site.ts';

const HELP = `Tries the preset on any Docusaurus site: builds the site as it is, then with the preset instead of the classic one, opens
the pages of both in Chromium, and compares what they cost. Works on a copy; the site itself is not changed.

npm run any-site -- <folder of the site>
  --locale <locale>     locale to build; repeatable, the default locale first; default en
  --options <json>      options of the preset, such as '{"pictures": false}'; default none
  --pages <number>      open at most this many pages, evenly spread; default all
  --ask <question>      question to type into search, for its first hit; repeatable
  --scratch <folder>    keep the copy, builds and logs there; default a temporary folder
  --tarballs <folder>   our packages, made by npm run pack-all; default packed now

The site is installed with npm, without install scripts. Its build may use the network; its pages cannot.`;

/** Turns whatever goes wrong in a step into a message that names the step. */
async function attempt<T>(step: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AuthorError) throw error;
    throw new AuthorError(`${step}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** At most `most` paths of a list, evenly spread. */
function spread(paths: readonly string[], most: number): Set<string> {
  const step = Math.max(1, paths.length / most);
  return new Set(
    Array.from({length: Math.min(most, paths.length)}, (_, index) => paths[Math.floor(index * step)] ?? ''),
  );
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);

await runCommand(
  {
    help: HELP,
    options: {
      locale: {type: 'string', multiple: true, default: ['en']},
      options: {type: 'string', default: '{}'},
      pages: {type: 'string'},
      ask: {type: 'string', multiple: true, default: []},
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
    const presetOptions = readPresetOptions(values.options);
    const {locale: locales} = values;
    const most = values.pages === undefined ? Infinity : Number(values.pages);
    if (!(most >= 1)) throw new AuthorError(`--pages must be a number above 0, received "${values.pages}".`);
    await withFolder(async (scratch) => {
      const log = join(scratch, 'log.txt');
      const {version} = createRequire(import.meta.url)('@docusaurus/core/package.json') as {version: string};
      const browser = await attempt('Chromium does not start; CHROMIUM_PATH names another one', () =>
        chromium.launch({
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
        }),
      );
      try {
        say(`installing a copy with Docusaurus ${version}`);
        const copy = await attempt('The copy of the site failed', () =>
          copySite(site, join(scratch, 'site'), version, log),
        );
        const build = async (name: string) => {
          const folder = join(scratch, name, 'build');
          say(`building ${name}`);
          const cost = await buildSite(copy, folder, locales, log);
          return {cost, built: await readBuiltSite(folder, copy.folder, locales)};
        };
        const first = await build('before').catch((error: unknown) => {
          say(String(error));
          copy.remarks.push('The site does not build without the preset; the log says why.');
          return undefined;
        });
        const tarballs = values.tarballs ?? join(scratch, 'tarballs');
        const changes = await attempt('Our packages were not added', () =>
          addPreset(copy, {tarballs, presetOptions}, log),
        );
        const {cost, built} = await attempt(
          first === undefined
            ? 'The build with the preset failed'
            : 'The build with the preset failed, and the one without did not',
          () => build('after'),
        );
        const measuredPath = pickDocument(first?.built ?? built).path;
        say('walking after');
        const walked = spread(
          built.pages.map(({path}) => path),
          most,
        );
        const how = {measuredPath, walked, locales};
        const after = await attempt('The pages with the preset could not be opened', () =>
          inspectBuild(browser, built, {...how, build: cost, questions: values.ask}, say),
        );
        if (first !== undefined) say('walking before');
        const before =
          first &&
          (await attempt('The pages without the preset could not be opened', () =>
            inspectBuild(browser, first.built, {...how, build: first.cost, questions: []}, say),
          ));
        const report: SiteReport = {
          name: site.name,
          docusaurus: version,
          locales,
          changes,
          remarks: copy.remarks,
          ...(before && {before}),
          after,
        };
        console.log(renderReport(report));
        if (newFaults(report).length > 0 || after.trials.some(({outcome}) => outcome === 'fails'))
          process.exitCode = 1;
      } finally {
        await browser.close();
      }
      if (values.scratch !== undefined) say(`builds and log are in ${scratch}`);
    }, values.scratch);
  },
);
