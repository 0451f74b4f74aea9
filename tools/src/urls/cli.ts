import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {AuthorError, runCommand} from '../runCommand.ts';
import {repositoryDir, websiteDir} from '../websiteDir.ts';
import {collectUrls, compareUrls} from './urls.ts';

const HELP = `Compares the addresses of the built site with website/urls.lock, the list of all addresses ever published.
A published address must always lead to a page or a redirect.

npm run build && npm run urls           print new addresses, and fail if one is lost
npm run urls -- --accept                add new addresses to the list
npm run urls -- --build <folder>        check another folder than website/build`;

const LEDGER = 'urls.lock';

await runCommand({help: HELP, options: {accept: {type: 'boolean'}, build: {type: 'string'}}}, ({values}) => {
  const buildDir = resolve(repositoryDir, values.build ?? 'website/build');
  if (!existsSync(join(buildDir, 'index.html'))) {
    throw new AuthorError(`${buildDir} has no built site. Run first: npm run build`);
  }
  const path = join(websiteDir, LEDGER);
  const ledger = existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean) : [];
  const built = collectUrls(buildDir);
  const {added, redirected, lost} = compareUrls(ledger, built);
  for (const url of added) console.log(`new ${url}`);
  for (const url of redirected) console.log(`redirected ${url}`);
  for (const message of lost) console.log(`lost ${message}`);
  console.log(
    `${built.urls.length} addresses: ${added.length} new, ${redirected.length} redirected, ${lost.length} lost.`,
  );
  if (lost.length > 0) process.exitCode = 1;
  if (!values.accept) {
    if (added.length > 0) console.log('Write them into the list: npm run urls -- --accept');
    return undefined;
  }
  // Drops the anchors of redirected pages, but keeps their paths, which must stay redirected.
  const kept = ledger.filter((url) => !(url.includes('#') && redirected.includes(url)));
  const now = new Set([...kept, ...added]);
  return writeFileSync(path, `${[...now].sort().join('\n')}\n`);
});
