import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {stringify} from 'yaml';
import {VALUES_FILE, readSite, readYaml, type FilledValues} from '@help-center/content';
import {AuthorError, runCommand} from '../runCommand.ts';
import {websiteDir} from '../websiteDir.ts';
import {fillIn} from './fillIn.ts';
import {readAnswers} from './readAnswers.ts';

const HELP = `Puts the provider's answers into the site: website/${VALUES_FILE}.

npm run fill -- answers.yml     the form that npm run report wrote, filled in
npm run fill -- answers.csv     the same from a spreadsheet

Nothing is written if any answer has a fault. Empty answers stay open; answers given before stay.`;

const HEAD = `# What the provider has told us, by product and name: the names of data/products/<product>.ts.
# \`npm run report\` writes a form with all that is open; \`npm run fill -- answers.yml\` puts the answers here.
`;

await runCommand(async () => {
  const {values: options, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean'}},
  });
  if (options.help) return console.log(HELP);
  const [file] = positionals;
  if (file === undefined) throw new AuthorError('No file of answers. Name it: npm run fill -- answers.yml');
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  if (!existsSync(path)) throw new AuthorError(`${file} does not exist. npm run report writes the form.`);
  const target = join(websiteDir, VALUES_FILE);
  const values = (readYaml(readFileSync(target, 'utf8'), VALUES_FILE) ?? {}) as FilledValues;
  const {products} = await readSite(websiteDir);
  const answers = readAnswers(readFileSync(path, 'utf8'), file);
  const result = fillIn(answers, {products, values, file});
  if (result.faults.length > 0) throw new AuthorError(`${result.faults.join('\n')}\nNothing was written.`);
  writeFileSync(target, HEAD + stringify(result.values));
  return console.log(`${result.changed} answers are new or changed in website/${VALUES_FILE}.`);
});
