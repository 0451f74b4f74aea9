import {randomBytes} from 'node:crypto';
import type {FastifyInstance} from 'fastify';
import {createLibrary, openSiteSource, type AgentCall, type ReportedProblem} from '@help-center/agents/mcp';
import type {Access} from '../access/createAccess.ts';
import type {ChargeSearches} from '../http/addGuards.ts';
import type {InsightsWriter} from '../insights/createInsightsWriter.ts';
import {hidePersonal} from '../insights/hidePersonal.ts';
import type {Metrics} from '../metrics/createMetrics.ts';
import {addDiscoveryRoutes} from './addDiscoveryRoutes.ts';
import {addMcpRoute} from './addMcpRoute.ts';
import {addReadRoute} from './addReadRoute.ts';
import {watchSource, type WatchedSource} from './watchSource.ts';

/** What the routes for agents need. */
export interface AgentRoutesOptions {
  /** Folder or address of a site that was built with the files for agents. */
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
  /** `undefined` when insights are off. */
  readonly writer: InsightsWriter | undefined;
}

/** Longest subject and longest report that are kept. */
const MAX_SUBJECT = 256;
const MAX_REPORT = 2000;

const newId = () => randomBytes(16).toString('hex');

/** Whether the site could be read. */
export type SiteWatch = Pick<WatchedSource, 'failure' | 'check'>;

/**
 * Adds what agents ask: the MCP server, what announces it, and the counter of files that they read. A site that cannot be
 * read is logged, and does not keep the server from starting.
 */
export function addAgentRoutes(app: FastifyInstance, options: AgentRoutesOptions): SiteWatch {
  const {site, writer, timeLimitMs} = options;
  const watched = watchSource(openSiteSource(site), (reason) =>
    app.log.warn({reason}, '"site" cannot be read, assistants get no answers'),
  );
  const library = createLibrary(watched.source, {timeLimitMs});

  /** Never rejects: nobody waits for it. */
  function keepRead(way: string, subject: string, hits: number | null): void {
    const row = {id: newId(), at: Date.now(), way, subject: hidePersonal(subject, MAX_SUBJECT), hits};
    writer?.write({agentReads: [row]}).catch(() => undefined);
  }

  async function keepProblem({page, kind, text}: ReportedProblem): Promise<void> {
    const words = hidePersonal(`${kind}: ${text}`, MAX_REPORT);
    const row = {id: newId(), at: Date.now(), index: '', page, kind: 'agent-report', text: words} as const;
    await writer?.write({feedback: [row]});
  }

  addMcpRoute(app, library, {
    ...options,
    onCall: ({tool, subject, hits}: AgentCall) => keepRead(tool, subject, hits),
    ...(writer !== undefined && {keepProblem}),
  });
  addDiscoveryRoutes(app, library, options);
  addReadRoute(app, library, {...options, keepRead});
  void watched.check();
  return watched;
}
