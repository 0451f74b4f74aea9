import type {Insights} from './insights/createInsights.ts';
import type {SearchClient} from './types.ts';

/** The search that a site's configuration describes. */
export interface OpenedSearch {
  readonly client: SearchClient;
  /** Missing unless the site's own search servers collect events. */
  readonly insights?: Insights;
}
