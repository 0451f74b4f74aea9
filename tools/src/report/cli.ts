import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {readSite} from '@help-center/content';
import {runCommand} from '../runCommand.ts';
import {repositoryDir, websiteDir} from '../websiteDir.ts';
import {collectReport} from './collectReport.ts';
import {renderReport} from './renderReport.ts';
import {formAsCsv, formAsYaml, openQuestions} from '../provider/providerForm.ts';

const HELP = `Writes the editorial report, one HTML file: values the provider has not published, pages by the day of
their last review, pages without a link to them, facts on no page, links to other sites. Beside it stands a form with all
that only the provider can answer, as YAML and for a spreadsheet; npm run fill takes either.

npm run report                        .cache/editorial-report.html, provider-form.yml, provider-form.csv
npm run report -- --out report.html   another file

HELP_CENTER_INSIGHTS_URL names the insights page of a search server, which the report then links to.`;

await runCommand(async () => {
  const {values} = parseArgs({options: {help: {type: 'boolean'}, out: {type: 'string'}}});
  if (values.help) return console.log(HELP);
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
  return console.log(
    `Written to ${relative(process.cwd(), file)}; the form for the provider stands beside it.`,
  );
});
