import {randomBytes} from 'node:crypto';
import type {FastifyInstance} from 'fastify';
import {createLibrary, openSiteSource} from '@help-center/agents/mcp';
import {messageOf} from '../errors.ts';
import {hidePersonal} from '../insights/createSearchLog.ts';
import type {InsightsRow} from '../insights/InsightsRows.ts';
import type {ServerParts} from '../ServerParts.ts';
import {addMcpRoute} from './addMcpRoute.ts';

/** Most characters to store of a subject and of a report. */
const MAX_SUBJECT = 256;
const MAX_REPORT = 2000;

/** The state of the site. */
export interface SiteWatch {
  /** Why the site could not be read the last time; `null` if it could, or before the first attempt. */
  failure(): string | null;
  /** Reads the site unless it is being read already. Never rejects. */
  check(): Promise<void>;
}

const ignore = (): void => {};

/**
 * Adds the MCP server. `site` is the folder or address of a site built with the files for agents; the server also starts when
 * it cannot be read, and logs each new reason.
 */
export function addAgentRoutes(app: FastifyInstance, site: string, parts: ServerParts): SiteWatch {
  const writer = parts.insights?.writer;
  const source = openSiteSource(site);
  let failure: string | null = null;
  let checking: Promise<void> | undefined;

  async function readSite(): ReturnType<typeof source.readSite> {
    try {
      const read = await source.readSite();
      failure = null;
      return read;
    } catch (error) {
      const reason = messageOf(error);
      if (reason !== failure) app.log.warn({reason}, '"site" cannot be read, assistants get no answers');
      failure = reason;
      throw error;
    }
  }

  function check(): Promise<void> {
    checking ??= readSite()
      .then(ignore, ignore)
      .finally(() => {
        checking = undefined;
      });
    return checking;
  }

  const keep = async (row: InsightsRow): Promise<void> => writer?.write([row]);
  const newRow = () => ({id: randomBytes(16).toString('hex'), at: Date.now()});
  addMcpRoute(app, createLibrary({...source, readSite}, {timeLimitMs: parts.config.timeLimitMs}), parts, {
    // Nothing waits for it.
    onCall: ({tool: way, subject, hits}) =>
      void keep({
        table: 'agent_reads',
        ...newRow(),
        way,
        subject: hidePersonal(subject, MAX_SUBJECT),
        hits,
      }).catch(ignore),
    ...(writer !== undefined && {
      keepProblem: ({page, kind, text}) =>
        keep({
          table: 'feedback',
          ...newRow(),
          index: '',
          page,
          kind: 'agent-report',
          text: hidePersonal(`${kind}: ${text}`, MAX_REPORT),
        }),
    }),
  });
  void check();
  return {failure: () => failure, check};
}
