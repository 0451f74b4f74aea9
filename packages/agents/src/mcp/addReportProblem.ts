import type {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';
import type {Library} from './createLibrary.ts';
import type {DocsServerOptions} from './DocsServerOptions.ts';
import {findPage} from './findPage.ts';
import {ReaderError} from './ReaderError.ts';
import {answer, answerOrExplain} from './toolAnswers.ts';

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
