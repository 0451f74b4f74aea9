#!/usr/bin/env node
import {parseArgs} from 'node:util';
import {SiteFiles} from '@help-center/built-site';
import {finishSite} from './finishSite.ts';

const HELP = `finish-site <build folder> [--base-url /] [--connect https://api.example.com]... [--scripts-at-once]

Finishes a built Docusaurus site in place: styles inside the page, scripts on the first sign of intent,
a strict content security policy, header files for static hosts. Run it once after each build.

  --base-url         base path of the site (default /)
  --connect          an origin besides the site's own that scripts may ask; may be repeated
  --scripts-at-once  keep scripts as they are (the switch for "HTML first, React on intent")`;

try {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      help: {type: 'boolean', short: 'h'},
      'base-url': {type: 'string'},
      connect: {type: 'string', multiple: true},
      'scripts-at-once': {type: 'boolean'},
    },
  });
  if (values.help) {
    console.log(HELP);
  } else {
    const [outDir] = positionals;
    if (!outDir) throw new Error(`[html-first] name the build folder.\n\n${HELP}`);
    const files = new SiteFiles(outDir);
    const {pages, scriptHashes, loaderBytes, remarks} = finishSite(files, {
      ...(values['base-url'] && {baseUrl: values['base-url']}),
      ...(values.connect && {policy: {connections: values.connect}}),
      onIntent: !values['scripts-at-once'],
    });
    files.commit();
    for (const remark of remarks) console.log(`[html-first] ${remark}`);
    console.log(
      `[html-first] ${pages} pages finished; loader ${loaderBytes} bytes, ${scriptHashes} inline scripts in the policy`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
