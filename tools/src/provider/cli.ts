import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {stringify} from 'yaml';
import {VALUES_FILE, readSite, readYaml, type FilledValues} from '@help-center/content';
import {AuthorError, runCommand} from '../runCommand.ts';
import {websiteDir} from '../websiteDir.ts';
import {fillIn} from './fillIn.ts';
import {readForm} from './providerForm.ts';

const HELP = `Writes the provider's answers to website/${VALUES_FILE}.

npm run fill -- answers.csv     the completed form from npm run report

Writes nothing if any answer is invalid. Empty answers stay open, and earlier answers stay.`;

const HEAD = `# What the provider has told us, by product and name: the names of data/products/<product>/values.ts.
# \`npm run report\` writes a form with all that is open; \`npm run fill -- answers.csv\` puts the answers here.
`;

await runCommand({help: HELP, allowPositionals: true}, async ({positionals}) => {
  const [file] = positionals;
  if (file === undefined) throw new AuthorError('No file of answers. Name it: npm run fill -- answers.csv');
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  if (!existsSync(path)) throw new AuthorError(`${file} does not exist. npm run report writes the form.`);
  const target = join(websiteDir, VALUES_FILE);
  const values = (readYaml(readFileSync(target, 'utf8'), VALUES_FILE) ?? {}) as FilledValues;
  const {products} = await readSite(websiteDir);
  const result = fillIn(readForm(readFileSync(path, 'utf8'), file), {products, values, file});
  if (result.faults.length > 0) throw new AuthorError(`${result.faults.join('\n')}\nNothing was written.`);
  writeFileSync(target, HEAD + stringify(result.values));
  return console.log(`${result.changed} answers are new or changed in website/${VALUES_FILE}.`);
});
