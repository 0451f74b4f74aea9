import type {Algoliasearch} from 'algoliasearch';
import {assertPeer} from '../assertPeer.ts';
import {ServerError} from '../errors.ts';
import {readRecords} from '../indices/readRecords.ts';
import {readSynonyms} from '../indices/readSynonyms.ts';
import {parseOptions} from '../parseOptions.ts';
import {planPush, pushRecords, type PushPlan} from './planPush.ts';

const HELP = `Usage: help-center-search push --records <file> --index <name> [options]

Sends records and settings to the hosted service and replaces the index there in one step.
HELP_CENTER_PUSH_KEY is the key, which needs the rights addObject, search, settings, editSettings and deleteIndex.

  --records <file>            records file of the site build (website/.cache/search-records.jsonl)
  --index <name>              index to replace
  --app-id <id>               application id (default: HELP_CENTER_PUSH_APP_ID)
  --synonyms <file>           synonyms file of the site
  --max-record-bytes <number> largest record that your plan allows; longer texts are cut (default: 10000)
  --host <address>            another address of the service, such as a proxy
  --dry-run                   print what would be sent, without sending it
  --help                      print this text

An interrupted push leaves the records as they were; run the same command again.
`;

const OPTIONS = {
  records: {type: 'string'},
  index: {type: 'string'},
  'app-id': {type: 'string'},
  synonyms: {type: 'string'},
  'max-record-bytes': {type: 'string'},
  host: {type: 'string'},
  'dry-run': {type: 'boolean'},
  help: {type: 'boolean', short: 'h'},
} as const;

/** Runs the push and returns the exit code. */
export async function runPush(args: readonly string[]): Promise<number> {
  const values = parseOptions(args, OPTIONS);
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const records = required('--records', values.records);
  const index = required('--index', values.index);
  const host = values.host === undefined ? undefined : readHost(values.host);
  const plan = planPush({
    index,
    records: await readRecords(records),
    synonyms: values.synonyms === undefined ? undefined : await readSynonyms(values.synonyms),
    ...(values['max-record-bytes'] !== undefined && {
      maxRecordBytes: readCount(values['max-record-bytes']),
    }),
  });
  process.stdout.write(describe(plan));
  if (values['dry-run']) {
    process.stdout.write('Nothing was sent: this is a dry run.\n');
    return 0;
  }
  const appId = required(
    '--app-id or HELP_CENTER_PUSH_APP_ID',
    values['app-id'] ?? process.env['HELP_CENTER_PUSH_APP_ID'],
  );
  const key = required('HELP_CENTER_PUSH_KEY', process.env['HELP_CENTER_PUSH_KEY']);
  await pushRecords(plan, await createClient(appId, key, host));
  process.stdout.write('done\n');
  return 0;
}

async function createClient(appId: string, key: string, address: URL | undefined): Promise<Algoliasearch> {
  assertPeer('algoliasearch', 'a push to the hosted service');
  const {algoliasearch} = await import('algoliasearch');
  if (address === undefined) return algoliasearch(appId, key);
  const protocol = address.protocol === 'http:' ? 'http' : 'https';
  return algoliasearch(appId, key, {hosts: [{url: address.host, protocol, accept: 'readWrite'}]});
}

function readHost(text: string): URL {
  if (/^https?:/u.test(text) && URL.canParse(text)) return new URL(text);
  throw new ServerError(
    'SERVER_BAD_ARGUMENT',
    `--host "${text}" is not an address; write it like https://proxy.example.com.`,
  );
}

function describe({index, records, bytes, shortened, synonyms}: PushPlan): string {
  const lines = [
    `${records.length} records (${Math.ceil(bytes / 1000)} kB), ${synonyms.length} synonyms, for the index "${index}"`,
    ...shortened.slice(0, 10).map((url) => `text cut to fit: ${url}`),
    ...(shortened.length > 10 ? [`... and ${shortened.length - 10} more`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function required(name: string, value: string | undefined): string {
  if (value !== undefined && value !== '') return value;
  throw new ServerError('SERVER_BAD_ARGUMENT', `${name} is missing. Try --help.`);
}

function readCount(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new ServerError(
    'SERVER_BAD_ARGUMENT',
    `--max-record-bytes must be a positive integer, received "${text}".`,
  );
}
