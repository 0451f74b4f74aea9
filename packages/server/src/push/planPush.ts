import {createHash} from 'node:crypto';
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '@help-center/records';
import {ServerError} from '../errors.ts';
import type {Synonyms} from '../indices/readSynonyms.ts';
import {HOSTED_SETTINGS} from './hostedSettings.ts';
import {sizeOf, toHostedRecord, type HostedRecord} from './toHostedRecord.ts';

/** The plan of a push. */
export interface PushPlan {
  /** Index that readers search. */
  readonly index: string;
  readonly records: readonly HostedRecord[];
  /** Records per call. */
  readonly batchSize: number;
  /** Addresses of records whose text was cut to fit. */
  readonly shortened: readonly string[];
  readonly bytes: number;
  readonly settings: IndexSettings;
  readonly synonyms: readonly SynonymHit[];
}

/** Settings of {@link planPush}. */
export interface PlanPushOptions {
  readonly index: string;
  readonly records: readonly SearchRecord[];
  /** Default none. */
  readonly synonyms?: Synonyms | undefined;
  /** Records per call; default 1000. */
  readonly batchSize?: number;
  /** Largest record in bytes that the account's plan allows; default 10000. */
  readonly maxRecordBytes?: number;
}

/** Plans a push without sending anything. Throws `SERVER_PUSH` for a record that cannot be cut to fit. */
export function planPush(options: PlanPushOptions): PushPlan {
  const {index, batchSize = 1000, maxRecordBytes = 10_000} = options;
  const records = options.records.map((record) => toHostedRecord(record, maxRecordBytes));
  const large = records.find((record) => sizeOf(record) > maxRecordBytes);
  if (large !== undefined) {
    throw new ServerError(
      'SERVER_PUSH',
      `the record "${large.objectID}" of ${large.url} has ${sizeOf(large)} bytes without its text, more than ${maxRecordBytes}. Shorten its headings or keywords, or set --max-record-bytes to what your plan allows.`,
    );
  }
  const synonyms = toSynonymHits(options.synonyms ?? {synonyms: [], abbreviations: {}});
  return {
    index,
    records,
    batchSize,
    shortened: records
      .filter(({content}, number) => content !== options.records[number]?.content)
      .map(({url}) => url),
    bytes: sizeOf([HOSTED_SETTINGS, synonyms, records]),
    settings: HOSTED_SETTINGS,
    synonyms,
  };
}

function toSynonymHits({synonyms, abbreviations}: Synonyms): SynonymHit[] {
  const groups = synonyms.map((words): SynonymHit => ({
    objectID: idOf(words),
    type: 'synonym',
    synonyms: [...words],
  }));
  const forms = Object.entries(abbreviations).map(([input, words]): SynonymHit => ({
    objectID: idOf([input, ...words]),
    type: 'oneWaySynonym',
    input,
    synonyms: [...words],
  }));
  return [...groups, ...forms];
}

function idOf(words: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
}
