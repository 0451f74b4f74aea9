import {joinLead, type Block, type BlockLink} from './Block.ts';
import {cleanCode, cleanText} from './cleanText.ts';

/** Stands between the cells of a row from the second one on. */
const COLUMN_MARK = ' · ';

/** Gathers inline text into blocks; shared by the HTML and the Markdown stage so that both cut alike. */
export class BlockWriter {
  readonly blocks: Block[] = [];
  #text = '';
  #lead = '';
  #heading: Block | null = null;
  #leftPanel = false;
  #links: BlockLink[] = [];
  #item: Pick<Block, 'kind' | 'step'> | undefined;

  /** Adds inline text to the block that is being gathered. */
  addText(text: string): void {
    this.#text += text;
  }

  /** Begins an item of a list: its first text is the item, what follows in it are blocks of their own. */
  startItem(step: number | null): void {
    this.endBlock();
    this.#item = step === null ? {kind: 'item'} : {kind: 'step', step};
  }

  /** Ends an item, also one without text. */
  endItem(): void {
    this.endBlock();
    this.#item = undefined;
  }

  /** Notes a link in the block that is being gathered or comes next. */
  addLink(link: BlockLink): void {
    if (link.text !== '') this.#links.push(link);
  }

  /** Ends the block that is being gathered, if it has any text. */
  endBlock(): void {
    const text = cleanText(this.#text);
    this.#text = '';
    if (text === '') return;
    this.#pushText(joinLead(this.#takeLead(), text));
  }

  /** Makes the text gathered so far introduce the next block instead of being one. */
  endLead(): void {
    const text = cleanText(this.#text);
    this.#text = '';
    this.setLead(text);
  }

  /** Words that introduce the next block; words set before and not used yet become a block. */
  setLead(lead: string): void {
    this.dropLead();
    this.#lead = cleanText(lead);
  }

  /** Adds the blocks of one tab, introduced by its label; headings inside it reach no further than the tab. */
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

  /** Ends the reach of the introduction; if no block came, it becomes one itself. */
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

  /** Adds the cells of one table row as a block: the first introduces the rest. */
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
