import {parseArgs} from 'node:util';
import {ExtractError} from './errors.ts';
import {extractRecords, toJsonLines, writeRecords, type SkippedPage} from './extractRecords.ts';

const HELP = `Usage: extract-records <build folder> [options]

Extracts the search records of a built Docusaurus site as JSON Lines.

Options:
  --url <URL>            URL of the site, such as https://help.example.com
                         (default: the URL that the pages name)
  --out <file>           output file (default: standard output)
  --docs-path <path>     path of the docs below the site's root (default: docs)
  --product <folder=label> label of the product in a folder of the docs; repeatable
                         (default: every folder of the docs is a product)
  --keep-noindex         include pages marked noindex
  --quiet                print only errors
  --help                 print this text
`;

interface Streams {
  readonly stdout: {write(text: string): unknown};
  readonly stderr: {write(text: string): unknown};
}

/** Runs the command and returns the exit code: 0, or 1 after printing an error. */
export async function runCli(args: readonly string[], {stdout, stderr}: Streams): Promise<number> {
  try {
    const {values, positionals} = readArguments(args);
    if (values.help) {
      stdout.write(HELP);
      return 0;
    }
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) {
      const found = folder === undefined ? 'none' : positionals.map((name) => `"${name}"`).join(' and ');
      throw new ExtractError('EXTRACT_BAD_ARGUMENT', `name one build folder, received ${found}. Try --help.`);
    }
    const {records, pageCount, skipped} = await extractRecords(folder, {
      ...(values.url !== undefined && {siteUrl: values.url}),
      ...(values['docs-path'] !== undefined && {docsPath: values['docs-path']}),
      ...(values.product !== undefined && {productLabels: readLabels(values.product)}),
      keepNoindex: values['keep-noindex'] ?? false,
    });
    if (values.out === undefined) stdout.write(toJsonLines(records));
    else await writeRecords(values.out, records);
    if (!values.quiet) stderr.write(summary(records.length, pageCount, skipped, values.out));
    return 0;
  } catch (error) {
    if (!(error instanceof ExtractError)) throw error;
    stderr.write(`${error.message}\n`);
    return 1;
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: {type: 'string'},
        out: {type: 'string'},
        'docs-path': {type: 'string'},
        product: {type: 'string', multiple: true},
        'keep-noindex': {type: 'boolean'},
        quiet: {type: 'boolean'},
        help: {type: 'boolean', short: 'h'},
      },
    });
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new ExtractError('EXTRACT_BAD_ARGUMENT', `${reason}. Try --help.`, {cause: error});
  }
}

function readLabels(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, label] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
      if (name === undefined || label === undefined) {
        throw new ExtractError(
          'EXTRACT_BAD_ARGUMENT',
          `--product "${pair}" is not of the form folder=label; write it like License="License Manager".`,
        );
      }
      return [name, label];
    }),
  );
}

function summary(
  records: number,
  pages: number,
  skipped: readonly SkippedPage[],
  out: string | undefined,
): string {
  const lines = [`${records} records of ${pages} pages${out === undefined ? '' : ` written to ${out}`}`];
  for (const reason of new Set(skipped.map((page) => page.reason))) {
    const files = skipped.filter((page) => page.reason === reason).map(({file}) => file);
    lines.push(`left out, ${reason}: ${files.join(', ')}`);
  }
  return `${lines.join('\n')}\n`;
}
