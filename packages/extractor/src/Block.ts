import type {RecordBlock} from '@help-center/records';

/** A link in the text of a block. */
export interface BlockLink {
  readonly text: string;
  /** Address as the page has it, often relative. */
  readonly href: string;
}

/** One heading or one block of text of a page, in reading order. */
export interface Block {
  readonly kind: 'heading' | RecordBlock;
  /** Number of a step. */
  readonly step?: number;
  /** Level of a heading, 1 to 6; 0 for text and code. */
  readonly level: number;
  /** Plain text; never empty. */
  readonly text: string;
  /** Fragment of a heading without `#`; `null` when it has none, and for text and code. */
  readonly anchor: string | null;
  /** On the first block after a tab: the heading that it stands under, since those inside the tab reach no further. `null` is the title. */
  readonly under?: Block | null;
  /** Links in the text; none when left out. */
  readonly links?: readonly BlockLink[];
}

/** Joins words that introduce a block (a term, a summary, a tab's label) with the block: `term: text`. */
export function joinLead(lead: string, text: string): string {
  if (lead === '') return text;
  if (text === '') return lead;
  return /[.?!:…。？！：]$/.test(lead) ? `${lead} ${text}` : `${lead}: ${text}`;
}
