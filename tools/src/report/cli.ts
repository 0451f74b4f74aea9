import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {readSite} from '@help-center/content';
import {runCommand} from '../runCommand.ts';
import {repositoryDir, websiteDir} from '../websiteDir.ts';
import {makeReport} from './makeReport.ts';
import {readWishes} from './readWishes.ts';
import {renderReport} from './renderReport.ts';
import {createForm} from '../provider/providerForm.ts';

const HELP = `Writes the editorial report as one HTML file: searches without an answer, each with a suggested page and a patch that adds
the words to it; values that the provider has not published, pages by the date of their last review, orphaned and thin pages,
pages with the same content, unused facts, and links to other sites. Also writes a form with the provider's open questions
for npm run fill.

npm run report                        .cache/editorial-report.html, provider-form.csv
npm run report -- --insights report.json
                                      with searches from a saved report of a search server
npm run report -- --insights https://search.example.com
                                      with searches from a server; HELP_CENTER_INSIGHTS_KEY is a key with the right
                                      "insights". Both suggest pages of the last build.
npm run report -- --out report.html   another file

HELP_CENTER_INSIGHTS_URL is the insights page of a search server for the report to link to.`;

await runCommand(
  {help: HELP, options: {insights: {type: 'string'}, out: {type: 'string'}}},
  async ({values}) => {
    const file = resolve(repositoryDir, values.out ?? '.cache/editorial-report.html');
    const {HELP_CENTER_INSIGHTS_URL: insightsUrl, HELP_CENTER_INSIGHTS_KEY: key} = process.env;
    const site = await readSite(websiteDir);
    const report = await makeReport({
      site,
      buildDir: resolve(websiteDir, 'build'),
      wishes: values.insights === undefined ? undefined : await readWishes(values.insights, key),
      today: new Date(),
      prefix: `${relative(repositoryDir, websiteDir).replaceAll('\\', '/')}/`,
    });
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, renderReport({...report, insightsUrl}));
    writeFileSync(join(dirname(file), 'provider-form.csv'), createForm(site.products));
    console.log(
      report.wishes === undefined
        ? 'Searches were not read: name a report or a search server with --insights.'
        : `${report.wishes.length} searches without an answer`,
    );
    for (const {title, rows} of report.tables) console.log(`${rows.length} ${title}`);
    console.log(`Written to ${relative(process.cwd(), file)}; the form for the provider is beside it.`);
  },
);
