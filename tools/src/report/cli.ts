import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {readSite} from '@help-center/content';
import {runCommand} from '../runCommand.ts';
import {repositoryDir, websiteDir} from '../websiteDir.ts';
import {collectReport} from './collectReport.ts';
import {renderReport} from './renderReport.ts';
import {formAsCsv, formAsYaml, openQuestions} from '../provider/providerForm.ts';

const HELP = `Writes the editorial report as one HTML file: values that the provider has not published, pages by the date of their last
review, pages that no other page links to, unused facts, and links to other sites. Also writes a form with the provider's
open questions, as YAML and CSV, for npm run fill.

npm run report                        .cache/editorial-report.html, provider-form.yml, provider-form.csv
npm run report -- --out report.html   another file

HELP_CENTER_INSIGHTS_URL is the insights page of a search server for the report to link to.`;

await runCommand({help: HELP, options: {out: {type: 'string'}}}, async ({values}) => {
  const file = resolve(repositoryDir, values.out ?? '.cache/editorial-report.html');
  const today = new Date();
  const site = await readSite(websiteDir);
  const tables = collectReport(site, today);
  const questions = openQuestions(site.products);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, renderReport(tables, today, process.env['HELP_CENTER_INSIGHTS_URL']));
  writeFileSync(join(dirname(file), 'provider-form.yml'), formAsYaml(questions));
  writeFileSync(join(dirname(file), 'provider-form.csv'), formAsCsv(questions));
  for (const {title, rows} of tables) console.log(`${rows.length} ${title}`);
  return console.log(`Written to ${relative(process.cwd(), file)}; the form for the provider is beside it.`);
});
