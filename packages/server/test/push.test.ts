import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {algoliasearch} from 'algoliasearch';
import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {createRecord, SITE} from '@help-center/testkit';
import {planPush} from '../src/push/planPush.ts';
import {pushRecords, type PushStep} from '../src/push/pushRecords.ts';
import {runPush} from '../src/push/runPush.ts';
import {sizeOf, toHostedRecord} from '../src/push/toHostedRecord.ts';
import {createHostedStandIn} from './support/createHostedStandIn.ts';
import {createFolder} from './support/createTestServer.ts';

const SYNONYMS = {synonyms: [['license', 'licence']], abbreviations: {alpr: ['number plate']}};

async function prepare(options: Partial<Parameters<typeof planPush>[0]> = {}) {
  const standIn = await createHostedStandIn();
  const stateFile = join(await createFolder(), 'state', 'push.json');
  const plan = planPush({index: 'docs', records: SITE, synonyms: SYNONYMS, batchSize: 10, ...options});
  const steps: PushStep[] = [];
  const {host: url} = new URL(standIn.origin);
  return {
    standIn,
    plan,
    steps,
    stateFile,
    push: (next = plan) =>
      pushRecords(next, {
        client: algoliasearch('APP', 'admin', {hosts: [{url, accept: 'readWrite', protocol: 'http'}]}),
        appId: 'APP',
        stateFile,
        onProgress: (step) => void steps.push(step),
        taskWaitMs: () => 0,
      }),
  };
}

test('replaces records, settings and synonyms at once', async () => {
  const {standIn, push, stateFile} = await prepare();
  standIn.indices.set('docs', {settings: {}, synonyms: [], records: new Map([['old', {}]])});
  await push();
  expect([...standIn.indices.keys()]).toEqual(['docs']);
  const index = standIn.indices.get('docs');
  expect([...(index?.records.keys() ?? [])].sort()).toEqual(SITE.map(({objectID}) => objectID).sort());
  expect(index?.settings).toMatchObject({attributeForDistinct: 'url', ignorePlurals: true});
  expect(index?.synonyms).toEqual([
    expect.objectContaining({type: 'synonym', synonyms: ['license', 'licence']}),
    expect.objectContaining({type: 'oneWaySynonym', input: 'alpr', synonyms: ['number plate']}),
  ]);
  expect(existsSync(stateFile)).toBe(false);
});

test('replaces the index last, after checking the new one', async () => {
  const {standIn, push, plan} = await prepare();
  await push();
  const last = standIn.calls.slice(-5).filter((call) => !call.includes('/task/'));
  expect(last).toEqual([`POST ${plan.temporary}/query`, `POST ${plan.temporary}/operation`]);
});

test('resumes an interrupted push', async () => {
  const {standIn, push, steps, plan} = await prepare();
  standIn.breakAfter = 2;
  await expect(push()).rejects.toThrow(/was interrupted: .*Run the same command again to continue/su);
  expect(standIn.indices.has('docs')).toBe(false);
  standIn.breakAfter = Infinity;
  steps.length = 0;
  await push();
  expect(steps[0]).toEqual({kind: 'resumed', batches: 2, of: plan.batches.length});
  expect(standIn.calls.filter((call) => call.endsWith('/batch') && call.includes('_push_'))).toHaveLength(
    plan.batches.length + 1,
  );
  expect(standIn.indices.get('docs')?.records.size).toBe(SITE.length);
});

test('does not resume a push of other records', async () => {
  const {standIn, push, steps} = await prepare();
  standIn.breakAfter = 2;
  await expect(push()).rejects.toThrow('was interrupted');
  standIn.breakAfter = Infinity;
  steps.length = 0;
  await push(planPush({index: 'docs', records: SITE.slice(1), batchSize: 10}));
  expect(steps[0]).toMatchObject({kind: 'sent', batches: 1});
  expect(standIn.indices.get('docs')?.records.size).toBe(SITE.length - 1);
});

test('starts again when the temporary index was deleted', async () => {
  const {standIn, push, plan, steps} = await prepare();
  standIn.breakAfter = 2;
  await expect(push()).rejects.toThrow('was interrupted');
  standIn.breakAfter = Infinity;
  standIn.indices.delete(plan.temporary);
  steps.length = 0;
  await push();
  expect(steps[0]).toMatchObject({kind: 'sent', batches: 1});
  expect(standIn.indices.get('docs')?.records.size).toBe(SITE.length);
});

test('never publishes an incomplete index', async () => {
  const {standIn, push} = await prepare();
  standIn.isForgetful = true;
  await expect(push()).rejects.toThrow(/has \d+ of \d+ records, so "docs" was left as it is/u);
  expect(standIn.indices.has('docs')).toBe(false);
});

test('makes the same plan for the same records', () => {
  const plan = (records = SITE) => planPush({index: 'docs', records});
  expect(plan().digest).toBe(plan().digest);
  expect(plan().digest).not.toBe(plan(SITE.slice(1)).digest);
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
