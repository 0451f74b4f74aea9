import type {Access} from '../access/createAccess.ts';
import type {ChargeSearches} from '../http/addGuards.ts';
import type {InsightsWriter} from '../insights/createInsightsWriter.ts';
import type {Metrics} from '../metrics/createMetrics.ts';

/** Options of the routes for agents. */
export interface AgentRoutesOptions {
  /** Folder or address of a site built with the files for agents. */
  readonly site: string;
  readonly allowedOrigins: readonly string[];
  /** Host names besides loopback and the site's own. */
  readonly allowedHosts: readonly string[];
  /** Whether callers need a key. */
  readonly hasKeys: boolean;
  readonly access: Access;
  readonly metrics: Metrics;
  readonly charge: ChargeSearches;
  /** Milliseconds that a search may take. */
  readonly timeLimitMs: number;
  /** `undefined` if insights are off. */
  readonly writer: InsightsWriter | undefined;
}
