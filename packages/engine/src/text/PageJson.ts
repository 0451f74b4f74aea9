import type {RecordBlock, RecordType} from '@help-center/records';

/** A page in the files of an index: what its records share, with the facets in the order of `FACET_NAMES`, then its sections. */
export type PageJson = readonly [
  url: string,
  ...facets: (string | null)[],
  pageRank: number,
  sections: readonly SectionJson[],
];

/** A section: its anchor, and its heading path as the levels shared with the section before and the rest. */
export type SectionJson = readonly [
  /** 0 when the anchor follows from the heading; a pair when the address does not follow from the anchor. */
  anchor: 0 | string | null | readonly [anchor: string | null, url: string],
  shared: number,
  path: readonly (string | null)[],
  records: readonly RecordJson[],
];

/** What differs from the rule in a record. */
export interface RecordExtra {
  /** The `objectID`, when `createObjectID` gives another. */
  readonly i?: string;
  /** `weight.level`, when it is not the one of the type. */
  readonly l?: number;
  /** `weight.position`, when it is not one more than the one before. */
  readonly p?: number;
  /** The heading path, when it is not the one of the section. */
  readonly h?: readonly (string | null)[];
  readonly d?: string;
  readonly k?: readonly string[];
  /** Links: the text and the number of the section of each in turn. */
  readonly a?: readonly (string | number)[];
  /** Type, content and block of a record of no usual shape. */
  readonly t?: RecordType;
  readonly c?: string | null;
  readonly b?: RecordBlock | null;
  /** Number of a step that is a record of no usual shape. */
  readonly s?: number;
}

/** What a block is: 0 text, 1 code, 2 an item, 3 a row, from 4 on a step and its number. */
export const BLOCK_CODES: readonly RecordBlock[] = ['text', 'code', 'item', 'row'];

/** What is added to the number of a step. */
export const STEP_CODE = 4;

/** 0 is the heading of the section, a string a block of text, a list with one string a block of code. */
export type RecordJson =
  | 0
  | string
  | readonly [content: string]
  | readonly [content: string, code: number, extra?: RecordExtra]
  | RecordExtra;
