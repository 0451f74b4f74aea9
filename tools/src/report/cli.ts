import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {readSite} from '../pages/readSite.ts';
import {runCommand} from '../runCommand.ts';
import {repositoryDir, websiteDir} from '../websiteDir.ts';
import {collectReport} from './collectReport.ts';
import {renderReport} from './renderReport.ts';

const HELP = `Writes the editorial report, one HTML file: values the provider has not published, pages by the day of
their last review, pages without a link to them, facts on no page, links to other sites.

npm run report                        .cache/editorial-report.html
npm run report -- --out report.html   another file

HELP_CENTER_INSIGHTS_URL names the insights page of a search server, which the report then links to.`;

await runCommand(async () => {
  const {values} = parseArgs({options: {help: {type: 'boolean'}, out: {type: 'string'}}});
  if (values.help) return console.log(HELP);
  const file = resolve(repositoryDir, values.out ?? '.cache/editorial-report.html');
  const today = new Date();
  const tables = collectReport(await readSite(websiteDir), today);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, renderReport(tables, today, process.env['HELP_CENTER_INSIGHTS_URL']));
  for (const {title, rows} of tables) console.log(`${rows.length} ${title}`);
  return console.log(`Written to ${relative(process.cwd(), file)}`);
});
