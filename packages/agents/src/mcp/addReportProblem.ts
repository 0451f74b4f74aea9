import type {CallToolResult, McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';
import {findPage, ReaderError} from './findPage.ts';
import type {Library} from './createLibrary.ts';

/** A call by an assistant, without who made it. */
export interface AgentCall {
  readonly tool: 'search_docs' | 'get_page' | 'list_pages';
  /** The query, the path of the page, or the label of the product; empty for all products. */
  readonly subject: string;
  /** Results of a search; `null` for other tools. */
  readonly hits: number | null;
}

/** A problem with a page. */
export interface ReportedProblem {
  /** Path of the page. */
  readonly page: string;
  readonly kind: 'wrong' | 'missing' | 'unclear' | 'outdated';
  readonly text: string;
}

/** Options of an MCP server. */
export interface DocsServerOptions {
  /** Called for each answered call. */
  readonly onCall?: (call: AgentCall) => void;
  /** Stores a report, and rejects if it cannot. Without it the tool `report_problem` is not offered. */
  readonly keepProblem?: (problem: ReportedProblem) => Promise<void>;
}

/** An answer with text and structured data. */
export function answer(text: string, structuredContent: Record<string, unknown>): CallToolResult {
  return {content: [{type: 'text', text}], structuredContent};
}

/** Answers a call. A {@link ReaderError} becomes an error result that the caller can act on. */
export async function answerOrExplain(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ReaderError)) throw error;
    return {content: [{type: 'text', text: error.message}], isError: true};
  }
}

const TITLE = 'Report a problem with a page';

/** Adds the tool `report_problem`, which stores a user's problem with a page for its authors. */
export function addReportProblem(
  server: McpServer,
  library: Library,
  keepProblem: NonNullable<DocsServerOptions['keepProblem']>,
): void {
  server.registerTool(
    'report_problem',
    {
      title: TITLE,
      description:
        'Tells the authors what is wrong, missing, unclear or outdated on a page. Use it only when your user asks you to, with what the user found. Do not use it for questions to support, or with names, addresses, keys or other personal data.',
      inputSchema: z.object({
        page: z.string().min(1).max(2000).describe('Address or path of the page'),
        kind: z.enum(['wrong', 'missing', 'unclear', 'outdated']).describe('What kind of problem it is'),
        text: z.string().min(1).max(2000).describe('What is wrong, and what would be right'),
      }),
      outputSchema: z.object({page: z.string().describe('Address of the page')}),
      annotations: {
        title: TITLE,
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: false,
        openWorldHint: false,
      },
    },
    ({page, kind, text}) =>
      answerOrExplain(async () => {
        const site = await library.readSite();
        const found = findPage(site, page);
        if (found === undefined) {
          throw new ReaderError(`There is no page "${page}" on ${site.url}. Find it with search_docs.`);
        }
        const {url} = found.page;
        try {
          await keepProblem({page: decodeURI(new URL(url).pathname), kind, text});
        } catch {
          throw new ReaderError('The report could not be stored. Try again in a minute.');
        }
        return answer(`Stored for the authors of ${url}.`, {page: url});
      }),
  );
}
