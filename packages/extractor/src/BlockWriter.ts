import type {RecordBlock} from '@help-center/records';
import {cleanCode, cleanText} from './inlineText.ts';

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

/** Separator between the cells of a row from the second one on. */
const COLUMN_MARK = ' · ';

/** Collects inline text into blocks. */
export class BlockWriter {
  readonly blocks: Block[] = [];
  #text = '';
  #lead = '';
  #heading: Block | null = null;
  #leftPanel = false;
  #links: BlockLink[] = [];
  #item: Pick<Block, 'kind' | 'step'> | undefined;

  /** Adds inline text to the current block. */
  addText(text: string): void {
    this.#text += text;
  }

  /** Starts a list item. Its first text is the item; further text in it becomes separate blocks. */
  startItem(step: number | null): void {
    this.endBlock();
    this.#item = step === null ? {kind: 'item'} : {kind: 'step', step};
  }

  /** Ends an item, also one without text. */
  endItem(): void {
    this.endBlock();
    this.#item = undefined;
  }

  /** Adds a link to the current or next block. */
  addLink(link: BlockLink): void {
    if (link.text !== '') this.#links.push(link);
  }

  /** Ends the current block if it has text. */
  endBlock(): void {
    const text = cleanText(this.#text);
    this.#text = '';
    if (text === '') return;
    this.#pushText(joinLead(this.#takeLead(), text));
  }

  /** Makes the current text the lead of the next block. */
  endLead(): void {
    const text = cleanText(this.#text);
    this.#text = '';
    this.setLead(text);
  }

  /** Sets the lead of the next block. An unused earlier lead becomes a block. */
  setLead(lead: string): void {
    this.dropLead();
    this.#lead = cleanText(lead);
  }

  /** Adds the blocks of a tab with its label as lead. Headings inside apply only within the tab. */
  addPanel(label: string, addBlocks: () => void): void {
    this.endBlock();
    const heading = this.#heading;
    this.setLead(label);
    addBlocks();
    this.endBlock();
    this.dropLead();
    this.#leftPanel ||= this.#heading !== heading;
    this.#heading = heading;
  }

  /** Drops the lead; an unused one becomes a block. */
  dropLead(): void {
    const lead = this.#takeLead();
    if (lead !== '') this.#pushText(lead);
  }

  addHeading(level: number, heading: string, anchor: string | null): void {
    this.endBlock();
    this.dropLead();
    const text = cleanText(heading);
    if (text !== '') this.#push({kind: 'heading', level, text, anchor: anchor === '' ? null : anchor});
  }

  addCode(code: string): void {
    this.endBlock();
    const text = [this.#takeLead(), cleanCode(code)].filter((part) => part !== '').join('\n');
    if (text !== '') this.#push({kind: 'code', level: 0, text, anchor: null});
  }

  /** Adds a table row as a block, with its first cell as lead. */
  addRow(cells: readonly string[]): void {
    const [first = '', ...rest] = cells.map(cleanText);
    this.endBlock();
    this.#item = {kind: 'row'};
    this.addText(joinLead(first, rest.filter((cell) => cell !== '').join(COLUMN_MARK)));
    this.endItem();
  }

  #takeLead(): string {
    const lead = this.#lead;
    this.#lead = '';
    return lead;
  }

  #pushText(text: string): void {
    const item = this.#item ?? {kind: 'text'};
    this.#item = undefined;
    this.#push({...item, level: 0, text, anchor: null});
  }

  #push(block: Block): void {
    const placed = {
      ...block,
      ...(this.#leftPanel && {under: this.#heading}),
      ...(this.#links.length > 0 && {links: this.#links}),
    };
    this.#leftPanel = false;
    this.#links = [];
    if (placed.kind === 'heading') this.#heading = placed;
    this.blocks.push(placed);
  }
}
