import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {createJiti} from 'jiti';
import {didYouMean} from '@help-center/content';
import {AuthorError, runCommand} from '../runCommand.ts';
import {repositoryDir, websiteDir} from '../websiteDir.ts';
import {makeBook} from './makeBook.ts';

const HELP = `Makes a PDF of each product from the built site, with a cover, contents with page numbers, bookmarks, and links that
stay inside the book where possible. The cover names the commit and its date.

npm run pdf                           all products, into website/build-pdf
npm run pdf -- ANSVIS License         only these products
npm run pdf -- --into-site            into website/build/pdf, to be published with the site
npm run pdf -- --out <folder>         into another folder
npm run pdf -- --build <folder>       from another build than website/build

CHROMIUM_PATH         the browser (default /usr/bin/chromium)
HELP_CENTER_BASE_URL  the base path that the site was built for (default /)`;

interface Product {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
}

await runCommand(
  {
    help: HELP,
    options: {'into-site': {type: 'boolean'}, build: {type: 'string'}, out: {type: 'string'}},
    allowPositionals: true,
  },
  async ({values, positionals}) => {
    const jiti = createJiti(pathToFileURL(websiteDir).href);
    const {products} = await jiti.import<{products: readonly Product[]}>(join(websiteDir, 'products.ts'));
    const ids = products.map(({id}) => id);
    const unknown = positionals.find((name) => !ids.includes(name));
    if (unknown !== undefined)
      throw new AuthorError(
        `There is no product "${unknown}".${didYouMean(unknown, ids)} Products are: ${ids.join(', ')}.`,
      );
    const buildDir = resolve(values.build ?? join(websiteDir, 'build'));
    if (!existsSync(join(buildDir, 'index.html')))
      throw new AuthorError(`There is no built site at ${buildDir}. Run "npm run build" first.`);
    const outDir = values['into-site']
      ? join(buildDir, 'pdf')
      : resolve(values.out ?? join(websiteDir, 'build-pdf'));
    mkdirSync(outDir, {recursive: true});
    const git = ['log', '-1', '--format=%h %ct'];
    const [version = '', seconds] = execFileSync('git', git, {cwd: repositoryDir, encoding: 'utf8'}).split(
      ' ',
    );
    for (const {id, label, summary} of products) {
      if (positionals.length > 0 && !positionals.includes(id)) continue;
      const {bytes, pageCount} = await makeBook({
        id,
        cover: {product: label, summary, version},
        date: new Date(Number(seconds) * 1000),
        buildDir,
        baseUrl: process.env.HELP_CENTER_BASE_URL ?? '/',
        chromiumPath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      });
      const file = join(outDir, `${id}.pdf`);
      writeFileSync(file, bytes);
      const size = (bytes.length / 1e6).toFixed(1);
      console.log(`[pdf] ${id}: ${pageCount} sheets, ${size} MB, ${relative(process.cwd(), file)}`);
    }
  },
);
