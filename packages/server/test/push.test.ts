import {algoliasearch} from 'algoliasearch';
import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {createRecord, SITE} from '@help-center/testkit';
import {planPush, pushRecords, sizeOf, toHostedRecord} from '../src/push/planPush.ts';
import {runPush} from '../src/push/runPush.ts';
import {createHostedStandIn} from './support/createHostedStandIn.ts';

const SYNONYMS = {synonyms: [['license', 'licence']], abbreviations: {alpr: ['number plate']}};

async function prepare(options: Partial<Parameters<typeof planPush>[0]> = {}) {
  const standIn = await createHostedStandIn();
  const plan = planPush({index: 'docs', records: SITE, synonyms: SYNONYMS, ...options});
  const {host: url} = new URL(standIn.origin);
  const client = algoliasearch('APP', 'admin', {hosts: [{url, accept: 'readWrite', protocol: 'http'}]});
  standIn.indices.set('docs', {settings: {}, synonyms: [{}], records: new Map([['old', {}]])});
  return {standIn, push: () => pushRecords(plan, client)};
}

test('replaces records, settings and synonyms', async () => {
  const {standIn, push} = await prepare();
  await push();
  expect([...standIn.indices.keys()]).toEqual(['docs']);
  const index = standIn.indices.get('docs');
  expect([...(index?.records.keys() ?? [])].sort()).toEqual(SITE.map(({objectID}) => objectID).sort());
  expect(index?.settings).toMatchObject({attributeForDistinct: 'url', ignorePlurals: true});
  expect(index?.synonyms).toEqual([
    expect.objectContaining({type: 'synonym', synonyms: ['license', 'licence']}),
    expect.objectContaining({type: 'oneWaySynonym', input: 'alpr', synonyms: ['number plate']}),
  ]);
});

test('removes synonyms that the site no longer has', async () => {
  const {standIn, push} = await prepare({synonyms: undefined});
  await push();
  expect(standIn.indices.get('docs')?.synonyms).toEqual([]);
});

test('replaces the index last', async () => {
  const {standIn, push} = await prepare();
  await push();
  const calls = standIn.calls.filter((call) => !call.includes('/task/'));
  expect(calls.at(-1)).toMatch(/^POST docs_tmp_\d+\/operation$/u);
});

test('leaves the records alone when it is interrupted, and can be run again', async () => {
  const records = Array.from({length: 2500}, (_, number) => createRecord({objectID: `${number}`}));
  const {standIn, push} = await prepare({records});
  standIn.breakAfter = 2;
  await expect(push()).rejects.toThrow(/was interrupted: .*Run the same command again/su);
  expect([...(standIn.indices.get('docs')?.records.keys() ?? [])]).toEqual(['old']);
  standIn.breakAfter = Infinity;
  await push();
  expect(standIn.indices.get('docs')?.records.size).toBe(records.length);
});

test('shortens a text at a word boundary until the record fits', () => {
  fc.assert(
    fc.property(
      fc.string({unit: 'grapheme', maxLength: 3000}),
      fc.integer({min: 1200, max: 4000}),
      (content, max) => {
        const record = toHostedRecord(createRecord({content}), max);
        expect(sizeOf(record)).toBeLessThanOrEqual(max);
        expect(content.startsWith(record.content ?? '')).toBe(true);
      },
    ),
  );
});

test.each(['foo', 'localhost:8080', 'ftp://proxy.example.com', ''])(
  'rejects a malformed host before reading anything: "%s"',
  async (host) => {
    await expect(runPush(['--records', 'none.jsonl', '--index', 'docs', '--host', host])).rejects.toThrow(
      `--host "${host}" is not an address; write it like https://proxy.example.com.`,
    );
  },
);

test.each([
  ['ひらがな', 3],
  ['🔑', 4],
  ['\\', 2],
])('keeps as much of a text without spaces as fits: %s', (unit, bytes) => {
  const empty = sizeOf(toHostedRecord(createRecord({content: ''}), 10_000));
  const record = toHostedRecord(createRecord({content: unit.repeat(20_000)}), 10_000);
  expect(sizeOf(record)).toBeLessThanOrEqual(10_000);
  expect(sizeOf(record)).toBeGreaterThan(10_000 - 8);
  const characters = Array.from(record.content ?? '');
  expect(characters.length).toBe(Math.floor((10_000 - empty) / bytes));
  expect(characters.every((character) => unit.includes(character))).toBe(true);
});

test('ends a shortened text with a whole word unless a word is endless', () => {
  const cutAt = (content: string): string => toHostedRecord(createRecord({content}), 5000).content ?? '';
  expect(cutAt('camera '.repeat(2000))).toMatch(/camera$/u);
  expect(cutAt(`camera ${'x'.repeat(20_000)}`).length).toBeGreaterThan(3000);
});

test('names a record that cannot fit', () => {
  const record = createRecord({content: 'a', keywords: ['x'.repeat(9000)]});
  expect(() => planPush({index: 'docs', records: [record], maxRecordBytes: 5000})).toThrow(
    /the record ".+" of https:\/\/help\.example\.com\/docs\/page\/ has \d+ bytes without its text/u,
  );
});

test('keeps links between pages relative', () => {
  const links = [{text: 'a', url: 'https://help.example.com/'}];
  expect(toHostedRecord(createRecord({links}), 10_000)).not.toHaveProperty('links');
});
