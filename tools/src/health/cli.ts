import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {readSite} from '@help-center/content';
import {runCommand} from '../runCommand.ts';
import {repositoryDir, websiteDir} from '../websiteDir.ts';
import {makeHealth} from './makeHealth.ts';
import {readWishes} from './readWishes.ts';
import {renderHealth} from './renderHealth.ts';

const HELP = `Writes the content health of the last build, one HTML file: searches that found nothing, with the page that would
have answered and a patch that adds the words to it; old reviews, pages without a link to them, thin pages, pages that say
the same, links that lead nowhere, values the provider has not published, faults of accessibility.

npm run health                                     without searches
npm run health -- --insights report.json           with those of a report that was saved from a search server
npm run health -- --insights https://search.example.com
                                                   with those of a search server; HELP_CENTER_INSIGHTS_KEY is a key with
                                                   the right "insights"
npm run health -- --out health.html                another file than .cache/content-health.html`;

await runCommand(async () => {
  const {values} = parseArgs({
    options: {help: {type: 'boolean'}, insights: {type: 'string'}, out: {type: 'string'}},
  });
  if (values.help) return console.log(HELP);
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
  console.log(`${health.wishes.length} searches without an answer`);
  for (const {title, rows} of health.tables) console.log(`${rows.length} ${title}`);
  return console.log(`Written to ${relative(process.cwd(), file)}.`);
});
