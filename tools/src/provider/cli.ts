import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {stringify} from 'yaml';
import {VALUES_FILE, readSite, readYaml, type FilledValues} from '@help-center/content';
import {AuthorError, runCommand} from '../runCommand.ts';
import {websiteDir} from '../websiteDir.ts';
import {addKeywords, fillIn, readForm} from './forms.ts';

const HELP = `Puts a completed form of npm run report in place. Writes nothing if any row is invalid.

npm run fill -- provider-form.csv   the provider's answers, into website/${VALUES_FILE};
                                    empty answers stay open, and earlier answers stay
npm run fill -- search-words.csv    searches without an answer, into the keywords of the pages named beside them;
                                    rows without a page are left out`;

const HEAD = `# What the provider has told us, by product and name: the names of data/products/<product>/values.ts.
# \`npm run report\` writes a form with all that is open; \`npm run fill -- answers.csv\` puts the answers here.
`;

function assertValid(faults: readonly string[]): void {
  if (faults.length > 0) throw new AuthorError(`${faults.join('\n')}\nNothing was written.`);
}

await runCommand({help: HELP, allowPositionals: true}, async ({positionals}) => {
  const [file] = positionals;
  if (file === undefined) throw new AuthorError('No file of answers. Name it: npm run fill -- answers.csv');
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  if (!existsSync(path)) throw new AuthorError(`${file} does not exist. npm run report writes the form.`);
  const rows = readForm(readFileSync(path, 'utf8'), file);
  const {products, pages} = await readSite(websiteDir);
  const columns = Object.keys(rows[0]?.cells ?? {});
  if (columns.includes('query') && columns.includes('page')) {
    const {values, changed, faults} = addKeywords(rows, pages.values(), file);
    assertValid(faults);
    for (const [name, text] of values) writeFileSync(join(websiteDir, name), text);
    return console.log(
      `${changed} pages have new keywords. Look at them with git diff, and run: npm run content`,
    );
  }
  const missing = ['product', 'name', 'answer'].find((column) => !columns.includes(column));
  if (missing !== undefined && rows.length > 0)
    throw new AuthorError(`${file} line 1 has no column "${missing}". Keep the first line of the form.`);
  const target = join(websiteDir, VALUES_FILE);
  const before = (readYaml(readFileSync(target, 'utf8'), VALUES_FILE) ?? {}) as FilledValues;
  const {values, changed, faults} = fillIn(rows, {products, values: before, file});
  assertValid(faults);
  writeFileSync(target, HEAD + stringify(values));
  return console.log(`${changed} answers are new or changed in website/${VALUES_FILE}.`);
});
