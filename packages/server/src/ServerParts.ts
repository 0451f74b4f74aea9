import type {Access} from './access/createAccess.ts';
import type {ServerConfig} from './config/ServerConfig.ts';
import type {ChargeSearches} from './http/addGuards.ts';
import type {IndexStore} from './indices/createIndexStore.ts';
import type {Insights} from './insights/createInsights.ts';
import type {Metrics} from './metrics/createMetrics.ts';
import type {Searcher} from './Searcher.ts';

/** What the routes of a server share. */
export interface ServerParts {
  readonly config: ServerConfig;
  readonly access: Access;
  readonly metrics: Metrics;
  readonly charge: ChargeSearches;
  readonly searcher: Searcher;
  readonly indices: IndexStore;
  /** `undefined` if insights are off. */
  readonly insights: Insights | undefined;
}
