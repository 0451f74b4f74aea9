#!/usr/bin/env node
import {parseArgs} from 'node:util';
import {createPreview} from './createPreview.ts';

const USAGE = `preview-site [folder] [--base /] [--host 127.0.0.1] [--port 3000]

Serves a built site, with pages as Markdown for clients that prefer it.
`;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    base: {type: 'string', default: process.env.HELP_CENTER_BASE_URL ?? '/'},
    host: {type: 'string', default: '127.0.0.1'},
    port: {type: 'string', default: '3000'},
    help: {type: 'boolean', short: 'h'},
  },
});
if (values.help) {
  process.stdout.write(USAGE);
} else {
  const server = createPreview({outDir: positionals[0] ?? 'build', baseUrl: values.base});
  server.on('error', (error: NodeJS.ErrnoException) => {
    const remedy = error.code === 'EADDRINUSE' ? ' Choose another with --port.' : '';
    process.stderr.write(`[agents] ${error.message}.${remedy}\n`);
    process.exitCode = 1;
  });
  server.listen(Number(values.port), values.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : values.port;
    process.stdout.write(`[agents] the site is at http://${values.host}:${port}${values.base}\n`);
  });
}
