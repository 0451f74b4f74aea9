import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, relative, resolve} from 'node:path';
import {readSite} from '@help-center/content';
import {runCommand} from '../runCommand.ts';
import {repositoryDir, websiteDir} from '../websiteDir.ts';
import {makeHealth} from './makeHealth.ts';
import {readWishes} from './readWishes.ts';
import {renderHealth} from './renderHealth.ts';

const HELP = `Writes a content health report of the last build as one HTML file: searches without an answer, each with a suggested page
and a patch that adds the words to it; outdated reviews, orphaned and thin pages, pages with the same content, dead links,
values that the provider has not published, and accessibility faults.

npm run health                                     without searches
npm run health -- --insights report.json           with searches from a saved report of a search server
npm run health -- --insights https://search.example.com
                                                   with searches from a server; HELP_CENTER_INSIGHTS_KEY is a key with
                                                   the right "insights"
npm run health -- --out health.html                into another file than .cache/content-health.html`;

await runCommand(
  {help: HELP, options: {insights: {type: 'string'}, out: {type: 'string'}}},
  async ({values}) => {
    const file = resolve(repositoryDir, values.out ?? '.cache/content-health.html');
    const health = await makeHealth({
      site: await readSite(websiteDir),
      buildDir: resolve(websiteDir, 'build'),
      wishes:
        values.insights === undefined
          ? undefined
          : await readWishes(values.insights, process.env['HELP_CENTER_INSIGHTS_KEY']),
      today: new Date(),
      prefix: `${relative(repositoryDir, websiteDir).replaceAll('\\', '/')}/`,
    });
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, renderHealth(health));
    console.log(
      health.hasWishes
        ? `${health.wishes.length} searches without an answer`
        : 'Searches were not read: name a report or a search server with --insights.',
    );
    for (const {title, rows} of health.tables) console.log(`${rows.length} ${title}`);
    return console.log(`Written to ${relative(process.cwd(), file)}.`);
  },
);
