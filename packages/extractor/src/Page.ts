import type {PageFacets} from '@help-center/records';
import type {Block} from './Block.ts';

/** A page of the site, as input for its records. */
export interface Page {
  /** Absolute address without a fragment. */
  readonly url: string;
  readonly title: string;
  /** Top-level section, such as `ANSVIS › Guides`; `Documentation` or `Blog` outside a sidebar. */
  readonly section: string;
  readonly facets: PageFacets;
  readonly description: string | null;
  readonly keywords: readonly string[];
  /** 0 for an ordinary page, negative for release notes, or the value that the page sets. */
  readonly pageRank: number;
  readonly blocks: readonly Block[];
  /** Labels of tabs whose text is not in the page (`lazy`), so that search cannot find it. */
  readonly missingTabs: readonly string[];
}
