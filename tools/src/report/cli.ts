import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {readSite} from '@help-center/content';
import {createForm, createProviderForm} from '../provider/forms.ts';
import {runCommand} from '../runCommand.ts';
import {repositoryDir, websiteDir} from '../websiteDir.ts';
import {collectReport, unansweredSearches} from './collectReport.ts';
import {renderReport} from './renderReport.ts';
import {openSiteIndex, readWishes, suggestPage, type Wish} from './unanswered.ts';

const HELP = `Writes the editorial report as one HTML file: searches without an answer, values that the provider has not published, pages by
the date of their last review, orphaned and thin pages, unused facts, and links to other sites.
Beside it, forms for spreadsheets, which npm run fill puts in place: the provider's open questions, and the searches with a
page of the last build suggested for each.

npm run report                        .cache/editorial-report.html, provider-form.csv
npm run report -- --insights report.json
                                      also search-words.csv, from a saved report of a search server
npm run report -- --insights https://search.example.com
                                      the same from a server; HELP_CENTER_INSIGHTS_KEY is a key with the right "insights"
npm run report -- --out report.html   another file`;

/** Most searches to show, the most frequent first. */
const MAX_WISHES = 200;

await runCommand(
  {help: HELP, options: {insights: {type: 'string'}, out: {type: 'string'}}},
  async ({values}) => {
    const file = resolve(repositoryDir, values.out ?? '.cache/editorial-report.html');
    const today = new Date();
    const site = await readSite(websiteDir);
    const tables = collectReport(site, today);
    mkdirSync(dirname(file), {recursive: true});
    if (values.insights !== undefined) {
      const wishes = await readWishes(values.insights, process.env.HELP_CENTER_INSIGHTS_KEY);
      const index = await openSiteIndex(resolve(websiteDir, 'build'));
      const suggest = async (wish: Wish) => ({...wish, page: await suggestPage(index, wish.query)});
      const table = unansweredSearches(await Promise.all(wishes.slice(0, MAX_WISHES).map(suggest)));
      tables.unshift(table);
      writeFileSync(join(dirname(file), 'search-words.csv'), createForm(table.columns, table.rows));
    }
    writeFileSync(file, renderReport(tables, today));
    writeFileSync(join(dirname(file), 'provider-form.csv'), createProviderForm(site.products));
    for (const {title, rows} of tables) console.log(`${rows.length} ${title}`);
    if (values.insights === undefined)
      console.log('Searches were not read: name a report or a search server with --insights.');
    console.log(`Written to ${relative(process.cwd(), file)}; the forms are beside it.`);
  },
);
