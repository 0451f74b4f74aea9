import type {SearchIndex} from '@help-center/engine';
import type {SiteFile} from '../site/SiteFile.ts';

/** Where an MCP server reads a site from: its build folder or its address. */
export interface SiteSource {
  readSite(): Promise<SiteFile>;
  /** The text of a file of the site by its absolute address. */
  readText(url: string): Promise<string>;
  /** The index as it is published now: the same one as long as its files are the same. */
  openIndex(): Promise<SearchIndex>;
}
