import {randomBytes} from 'node:crypto';
import type {FastifyInstance} from 'fastify';
import {createLibrary, openSiteSource, type AgentCall, type ReportedProblem} from '@help-center/agents/mcp';
import {hidePersonal} from '../insights/hidePersonal.ts';
import type {ServerParts} from '../ServerParts.ts';
import {addMcpRoute} from './addMcpRoute.ts';
import {addReadRoute} from './addReadRoute.ts';
import {watchSource, type WatchedSource} from './watchSource.ts';

/** Most characters to store of a subject and of a report. */
const MAX_SUBJECT = 256;
const MAX_REPORT = 2000;

const newId = () => randomBytes(16).toString('hex');

/** The state of the site. */
export type SiteWatch = Pick<WatchedSource, 'failure' | 'check'>;

/**
 * Adds the routes for agents: the MCP server, and the counter of files that agents read. `site` is the
 * folder or address of a site built with the files for agents; the server also starts when it cannot be read, and logs this.
 */
export function addAgentRoutes(app: FastifyInstance, site: string, parts: ServerParts): SiteWatch {
  const writer = parts.insights?.writer;
  const watched = watchSource(openSiteSource(site), (reason) =>
    app.log.warn({reason}, '"site" cannot be read, assistants get no answers'),
  );
  const library = createLibrary(watched.source, {timeLimitMs: parts.config.timeLimitMs});

  /** Never rejects, because nothing waits for it. */
  function keepRead(way: string, subject: string, hits: number | null): void {
    const words = hidePersonal(subject, MAX_SUBJECT);
    writer
      ?.write([{table: 'agent_reads', id: newId(), at: Date.now(), way, subject: words, hits}])
      .catch(() => undefined);
  }

  async function keepProblem({page, kind, text}: ReportedProblem): Promise<void> {
    const words = hidePersonal(`${kind}: ${text}`, MAX_REPORT);
    const row = {id: newId(), at: Date.now(), index: '', page, kind: 'agent-report', text: words} as const;
    await writer?.write([{table: 'feedback', ...row}]);
  }

  addMcpRoute(app, library, parts, {
    onCall: ({tool, subject, hits}: AgentCall) => keepRead(tool, subject, hits),
    ...(writer !== undefined && {keepProblem}),
  });
  addReadRoute(app, library, parts, keepRead);
  void watched.check();
  return watched;
}
