import type {ReportTable} from '../report/collectReport.ts';
import type {PatchPage} from './createPatch.ts';
import type {Wish} from './readWishes.ts';
import type {SuggestedPage} from './suggestPages.ts';

/** A search that helped nobody, with the pages that may answer it. */
export interface AskedWish extends Wish {
  readonly pages: readonly SuggestedPage[];
}

/** What the page of content health shows. */
export interface HealthPage {
  /** Day of the report, such as `2026-01-31`. */
  readonly day: string;
  readonly wishes: readonly AskedWish[];
  /** Whether searches were read at all. */
  readonly hasWishes: boolean;
  readonly tables: readonly ReportTable[];
  /** The pages that words can be added to, by address. */
  readonly pages: Readonly<Record<string, PatchPage>>;
}
