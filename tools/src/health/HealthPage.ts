import type {ReportTable} from '../report/collectReport.ts';
import type {PatchPage} from './createPatch.ts';
import type {Wish} from './readWishes.ts';
import type {SuggestedPage} from './suggestPages.ts';

/** An unanswered search with the pages that may answer it. */
export interface AskedWish extends Wish {
  readonly pages: readonly SuggestedPage[];
}

/** The contents of the content health page. */
export interface HealthPage {
  /** Day of the report, such as `2026-01-31`. */
  readonly day: string;
  readonly wishes: readonly AskedWish[];
  /** Whether searches were read. */
  readonly hasWishes: boolean;
  readonly tables: readonly ReportTable[];
  /** The pages to which keywords can be added, by path. */
  readonly pages: Readonly<Record<string, PatchPage>>;
}
