import type {RecordBlock} from '@help-center/records';

/** A link in the text of a block. */
export interface BlockLink {
  readonly text: string;
  /** URL as written on the page, often relative. */
  readonly href: string;
}

/** A heading or a block of text of a page. */
export interface Block {
  readonly kind: 'heading' | RecordBlock;
  /** Number of a step. */
  readonly step?: number;
  /** Level of a heading, 1 to 6; 0 for text and code. */
  readonly level: number;
  /** Plain text; never empty. */
  readonly text: string;
  /** Fragment of a heading without `#`; `null` without one, and for text and code. */
  readonly anchor: string | null;
  /** On the first block after a tab, the heading above it, because headings in the tab do not apply to it. `null` is the title. */
  readonly under?: Block | null;
  /** Links in the text. Default none. */
  readonly links?: readonly BlockLink[];
}

/** Joins a lead (a term, a summary, a tab's label) with the text that it introduces: `term: text`. */
export function joinLead(lead: string, text: string): string {
  if (lead === '') return text;
  if (text === '') return lead;
  return /[.?!:…。？！：]$/.test(lead) ? `${lead} ${text}` : `${lead}: ${text}`;
}
