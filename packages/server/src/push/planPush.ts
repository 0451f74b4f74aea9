import {createHash} from 'node:crypto';
import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import {FACET_NAMES, HIERARCHY_LEVELS, type SearchRecord} from '@help-center/records';
import {messageOf, ServerError} from '../errors.ts';
import type {Synonyms} from '../indices/readSynonyms.ts';

/**
 * Index settings for the hosted service: those of the crawler's Docusaurus template, with `product` and `keywords` added.
 * Typo tolerance starts at the same word lengths as in the engine, and a section is one hit.
 */
const HOSTED_SETTINGS: IndexSettings = {
  searchableAttributes: [
    ...HIERARCHY_LEVELS.map((level) => `unordered(hierarchy.${level})`),
    'unordered(keywords)',
    'unordered(description)',
    'content',
  ],
  attributesForFaceting: ['type', ...FACET_NAMES],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'product'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeForDistinct: 'url',
  distinct: true,
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
};

/** A record for the hosted service. */
export type HostedRecord = Omit<SearchRecord, 'links'>;

/** The plan of a push. */
export interface PushPlan {
  /** Index that readers search. */
  readonly index: string;
  readonly records: readonly HostedRecord[];
  /** Addresses of records whose text was cut to fit. */
  readonly shortened: readonly string[];
  readonly bytes: number;
  readonly synonyms: readonly SynonymHit[];
}

/** Settings of {@link planPush}. */
export interface PlanPushOptions {
  readonly index: string;
  readonly records: readonly SearchRecord[];
  /** Default none. */
  readonly synonyms?: Synonyms | undefined;
  /** Largest record in bytes that the account's plan allows; default 10000. */
  readonly maxRecordBytes?: number;
}

/** Plans a push without sending anything. Throws `SERVER_PUSH` for a record that cannot be cut to fit. */
export function planPush(options: PlanPushOptions): PushPlan {
  const {index, maxRecordBytes = 10_000} = options;
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
    shortened: records
      .filter(({content}, number) => content !== options.records[number]?.content)
      .map(({url}) => url),
    bytes: sizeOf([HOSTED_SETTINGS, synonyms, records]),
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

/** Size of a record in bytes, as the service counts it. */
export function sizeOf(record: object): number {
  return Buffer.byteLength(JSON.stringify(record));
}

/** Most characters to drop to end at a word; some scripts have no spaces. */
const LONGEST_WORD = 64;

/** Removes what only our engine uses, and cuts the text to at most `maxBytes`, if possible at the end of a word. */
export function toHostedRecord({links: _links, ...record}: SearchRecord, maxBytes: number): HostedRecord {
  const {content} = record;
  if (content === null || sizeOf(record) <= maxBytes) return record;
  let room = maxBytes - sizeOf({...record, content: ''});
  let end = 0;
  for (const character of content) {
    // Without its quotation marks.
    room -= sizeOf(Object(character) as object) - 2;
    if (room < 0) break;
    end += character.length;
  }
  const near = Math.max(0, end - LONGEST_WORD);
  const space = content.slice(near, end + 1).search(/\s\S*$/u);
  return {
    ...record,
    content: space === -1 ? content.slice(0, end) : content.slice(0, near + space).trimEnd(),
  };
}

/**
 * Replaces the records, settings and synonyms of an index. The records fill a temporary index, which then takes the place of
 * the one that readers search; after any failure they search the former records. Throws `SERVER_PUSH` with what to do.
 */
export async function pushRecords(plan: PushPlan, client: Algoliasearch): Promise<void> {
  const {index: indexName, synonyms, records} = plan;
  try {
    const {taskID} = await client.setSettings({indexName, indexSettings: HOSTED_SETTINGS});
    // The copy of an index that is not there yet would have no settings.
    await client.waitForTask({indexName, taskID});
    if (synonyms.length === 0) await client.clearSynonyms({indexName});
    else await client.saveSynonyms({indexName, synonymHit: [...synonyms], replaceExistingSynonyms: true});
    const objects = records.map((record) => ({...record}));
    await client.replaceAllObjects({indexName, objects});
  } catch (cause) {
    throw new ServerError(
      'SERVER_PUSH',
      `the push to "${indexName}" was interrupted: ${messageOf(cause)} Searches still find the previous records. Run the same command again.`,
      {cause},
    );
  }
}
