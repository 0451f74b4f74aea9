#!/usr/bin/env node
import {parseArgs} from 'node:util';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {createDocsServer} from './createDocsServer.ts';
import {createLibrary} from './createLibrary.ts';
import {openSiteSource} from './openSiteSource.ts';

const USAGE = `help-center-mcp --site <folder or address>

Lets an assistant search and read a documentation site over the Model Context Protocol on stdin and stdout.
Reads a build folder without network access, or the address of a site built with the files for agents.
`;

const {values} = parseArgs({
  options: {site: {type: 'string'}, help: {type: 'boolean', short: 'h'}},
});
if (values.help || values.site === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  const library = createLibrary(openSiteSource(values.site));
  try {
    await library.readSite();
    serveStdio(() => createDocsServer(library), {
      onerror: (error) => process.stderr.write(`[agents] ${error.message}\n`),
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
