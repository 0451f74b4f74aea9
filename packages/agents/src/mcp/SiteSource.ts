import type {SearchIndex} from '@help-center/engine';
import type {SiteFile} from '../site/SiteFile.ts';

/** The source of an MCP server's site: a build folder or an address. */
export interface SiteSource {
  readSite(): Promise<SiteFile>;
  /** Reads the text of a file of the site by its absolute URL. */
  readText(url: string): Promise<string>;
  /** Opens the currently published index; returns the same one while its files do not change. */
  openIndex(): Promise<SearchIndex>;
}
