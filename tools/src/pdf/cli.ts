import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {createJiti} from 'jiti';
import {didYouMean} from '@help-center/content';
import {AuthorError, runCommand} from '../runCommand.ts';
import {repositoryDir, websiteDir} from '../websiteDir.ts';
import {makeBook} from './makeBook.ts';
import {readStamp} from './readStamp.ts';

const HELP = `Makes a PDF of each product from the built site, with a cover, contents with page numbers, bookmarks, and links that
stay inside the book where possible.

npm run pdf                           all products, into website/build-pdf
npm run pdf -- ANSVIS License         only these products
npm run pdf -- --into-site            into website/build/pdf, to be published with the site
npm run pdf -- --out <folder>         into another folder
npm run pdf -- --build <folder>       from another build than website/build

CHROMIUM_PATH         the browser (default /usr/bin/chromium)
HELP_CENTER_BASE_URL  the base path that the site was built for (default /)
SOURCE_DATE_EPOCH     the date on the cover, in seconds since 1970 (default: the date of the commit)`;

interface Product {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
}

async function readProducts(): Promise<readonly Product[]> {
  const jiti = createJiti(pathToFileURL(websiteDir).href);
  const {products} = await jiti.import<{products: readonly Product[]}>(join(websiteDir, 'products.ts'));
  return products;
}

function chooseProducts(products: readonly Product[], wanted: readonly string[]): readonly Product[] {
  if (wanted.length === 0) return products;
  const ids = products.map(({id}) => id);
  return wanted.map((name) => {
    const product = products.find(({id}) => id === name);
    if (product) return product;
    throw new AuthorError(
      `There is no product "${name}".${didYouMean(name, ids) || ` Products are: ${ids.join(', ')}.`}`,
    );
  });
}

await runCommand(
  {
    help: HELP,
    options: {'into-site': {type: 'boolean'}, build: {type: 'string'}, out: {type: 'string'}},
    allowPositionals: true,
  },
  async ({values, positionals}) => {
    const chosen = chooseProducts(await readProducts(), positionals);
    const buildDir = values.build ? resolve(values.build) : join(websiteDir, 'build');
    if (!existsSync(join(buildDir, 'index.html'))) {
      throw new AuthorError(`There is no built site at ${buildDir}. Run "npm run build" first.`);
    }
    const outDir = values['into-site']
      ? join(buildDir, 'pdf')
      : resolve(values.out ?? join(websiteDir, 'build-pdf'));
    mkdirSync(outDir, {recursive: true});
    const {version, date} = readStamp(repositoryDir);
    for (const [index, {id, label, summary}] of chosen.entries()) {
      const say = (line: string) => console.log(`[pdf] ${index + 1}/${chosen.length} ${id}: ${line}`);
      const {bytes, pageCount} = await makeBook({
        id,
        cover: {product: label, summary, version},
        date,
        buildDir,
        baseUrl: process.env.HELP_CENTER_BASE_URL ?? '/',
        chromiumPath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        onProgress: say,
      });
      const file = join(outDir, `${id}.pdf`);
      writeFileSync(file, bytes);
      say(`${pageCount} sheets, ${(bytes.length / 1e6).toFixed(1)} MB, ${relative(process.cwd(), file)}`);
    }
  },
);
