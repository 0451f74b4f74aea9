// Runs after `docusaurus build`: checks that every required path answers, then finishes the pages.
// HELP_CENTER_HTML_FIRST=off keeps scripts as the framework writes them; HELP_CENTER_OFFLINE=off removes the service worker.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describeSearchStart} from '@help-center/docusaurus-theme/search-start';
import {finishSite} from '@help-center/html-first';
import {writeOfflineFiles} from '@help-center/offline';
import {findPathFaults, PATH_LIST} from '@help-center/tools';

const {env} = process;
const baseUrl = env.HELP_CENTER_BASE_URL ?? '/';
const outDir = fileURLToPath(new URL('build', import.meta.url));
const generated = new URL(`${env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus'}/`, import.meta.url);

function searchOrigins() {
  if (env.HELP_CENTER_SEARCH_HOSTS) {
    return env.HELP_CENTER_SEARCH_HOSTS.split(',').map((host) => new URL(host.trim()).origin);
  }
  return env.HELP_CENTER_SEARCH_APP_ID ? ['https://*.algolia.net', 'https://*.algolianet.com'] : [];
}

const faults = findPathFaults(readFileSync(new URL(PATH_LIST, import.meta.url), 'utf8'), outDir);
if (faults.length > 0) {
  console.error(`[paths] ${faults.length} required paths are wrong:\n- ${faults.join('\n- ')}`);
  process.exit(1);
}
const {place, tables, scripts} = JSON.parse(
  readFileSync(new URL('route-tables/place.json', generated), 'utf8'),
);
const {pages, loaderBytes, scriptHashes} = finishSite({
  outDir,
  baseUrl,
  connect: searchOrigins(),
  search: describeSearchStart(outDir, fileURLToPath(generated), baseUrl),
  routeTables: {place, filesOf: tables},
  pageScripts: scripts,
  onIntent: env.HELP_CENTER_HTML_FIRST !== 'off',
});
console.log(
  `[html-first] ${pages} pages finished, loader ${loaderBytes} bytes, ${scriptHashes} inline scripts named in the policy`,
);
const offline = writeOfflineFiles({
  outDir,
  baseUrl,
  enabled: env.HELP_CENTER_OFFLINE !== 'off',
});
console.log(
  `[offline] ${offline.files} files, ${offline.bytes} bytes, version ${offline.version}, service worker ${offline.workerBytes} bytes`,
);
