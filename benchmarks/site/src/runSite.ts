import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright-core';
import {launch} from 'puppeteer-core';
import {countOf} from '../../engines/src/countOf.ts';
import {progress} from '../../engines/src/progress.ts';
import {runBenchmark} from '../../engines/src/runBenchmark.ts';
import {machineLine} from '../../engines/src/machineLine.ts';
import {printReport} from '../../engines/src/printReport.ts';
import {markdownTable} from '../../relevance/src/relevanceReport.ts';
import {products} from './content/products.ts';
import {PROFILE} from './measure/openVisit.ts';
import {measureRounds} from './browser/measureRounds.ts';
import {installPeer} from './build/installPeer.ts';
import {measureBuild, type BuildCost} from './build/measureBuild.ts';
import {prepareSite, siteFolderOf} from './build/prepareSite.ts';
import type {BuiltPage, Peer} from './peers/Peer.ts';
import {parsePeers, PEERS} from './peers/peers.ts';
import {sitePlot} from './report/sitePlot.ts';
import {failureList, siteTable, type PeerResult} from './report/siteTables.ts';

const USAGE =
  'usage: npm run bench:site -- [--pages 100,1000] [--large] [--peers ours,vitepress] [--runs 5] [--limit seconds] [--reuse] [--builds-only] [--json file] [--plot file]';

const BROWSER = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  // It would end before what is being measured does.
  handleSIGINT: false,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** Of its own, since Puppeteer adds a logger to it, with which Playwright fails. */
const READER_BROWSER = {
  ...BROWSER,
  defaultViewport: null,
  args: [...BROWSER.args, '--window-size=1366,900'],
};

/** A peer at a size on its way through the benchmark. */
interface Site {
  readonly peer: Peer;
  readonly pages: number;
  readonly folder: string;
  build: BuildCost | null;
  /** Whether there is something to measure. */
  stands: boolean;
  readonly failures: string[];
}

/** Builds every site, then measures all of them in turn, and prints one table. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      pages: {type: 'string', default: '100,1000'},
      large: {type: 'boolean', default: false},
      peers: {type: 'string'},
      runs: {type: 'string', default: '5'},
      limit: {type: 'string', default: '1800'},
      reuse: {type: 'boolean', default: false},
      'builds-only': {type: 'boolean', default: false},
      json: {type: 'string'},
      plot: {type: 'string'},
    },
  });
  const sizes = values.pages.split(',').map(countOf('--pages', USAGE));
  if (values.large) sizes.push(5000);
  const runs = countOf('--runs', USAGE)(values.runs);
  const limit = countOf('--limit', USAGE)(values.limit);
  const peers = values.peers === undefined ? PEERS : parsePeers(values.peers);

  const sites: Site[] = [];
  for (const pages of sizes) {
    for (const peer of peers) {
      if (peer.built === undefined) sites.push(await buildSite(peer, pages, limit, values.reuse));
    }
  }
  for (const peer of peers) if (peer.built !== undefined) sites.push(findBuiltSite(peer, peer.built));
  const machine = machineLine();
  const results = await measureSites(sites, values['builds-only'] ? 0 : runs);
  const failures = failureList(results);
  const {viewport, cpuSlowdown} = PROFILE;
  printReport(
    'Site',
    `${machine} Chromium ${await browserVersion()}, ${viewport.width} x ${viewport.height}, slow 4G (1.6 Mbit/s, 150 ms), processor slowed down ${cpuSlowdown} times; medians.`,
    siteTable(results),
    ...(failures === '' ? [] : [`Not measured:\n\n${failures}`]),
    markdownTable(
      ['site', 'settings'],
      peers.map(({label, settings}) => [label, settings]),
    ),
  );
  if (values.plot !== undefined) writeFileSync(values.plot, sitePlot(results));
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, null, 1)}\n`);
}

async function buildSite(peer: Peer, pages: number, limit: number, reuse: boolean): Promise<Site> {
  const folder = siteFolderOf(peer, pages);
  const saved = `${folder}.build.json`;
  const site: Site = {peer, pages, folder, build: null, stands: false, failures: []};
  if (reuse && existsSync(join(folder, peer.outFolder, 'index.html'))) {
    if (existsSync(saved)) site.build = JSON.parse(readFileSync(saved, 'utf8')) as BuildCost;
    site.stands = true;
    return site;
  }
  try {
    installPeer(peer);
    site.build = await measureBuild(peer, prepareSite(peer, pages, products), limit);
    site.stands = true;
    writeFileSync(saved, JSON.stringify(site.build));
    const {cold, warm} = site.build;
    progress(
      `${peer.name}, ${pages} pages: built in ${cold.seconds.toFixed(1)} s, warm ${warm.seconds.toFixed(1)} s, load ${site.build.load.toFixed(1)}`,
    );
  } catch (error) {
    site.failures.push(messageOf(error));
    progress(`${peer.name}, ${pages} pages: ${messageOf(error)}`);
  }
  return site;
}

function findBuiltSite(peer: Peer, {folder}: BuiltPage): Site {
  const outFolder = join(folder, peer.outFolder);
  const stands = existsSync(join(outFolder, 'index.html'));
  const pages = stands ? countPages(outFolder) : 0;
  const failures = stands ? [] : [`there is no site in "${peer.outFolder}"; run "npm run build"`];
  return {peer, pages, folder, build: null, stands, failures};
}

function countPages(outFolder: string): number {
  const names = readdirSync(outFolder, {recursive: true, encoding: 'utf8'});
  return names.filter((name) => name.endsWith('index.html')).length;
}

/** The first Ctrl+C ends the rounds, so that what is measured is printed; a second one ends the benchmark. */
let stopped = false;
process.once('SIGINT', () => {
  stopped = true;
});

async function measureSites(sites: readonly Site[], runs: number): Promise<PeerResult[]> {
  const [browser, readerBrowser] = await Promise.all([chromium.launch(BROWSER), launch(READER_BROWSER)]);
  try {
    const built = sites.filter(({stands}) => stands && runs > 0);
    const measured = await measureRounds({browser, readerBrowser}, built, runs, {
      progress: (message) => progress(`${message}, load ${loadavg()[0]?.toFixed(1)}`),
      isStopped: () => stopped,
    });
    return sites.map((site) => {
      const {peer, pages, build, failures} = site;
      const empty = {views: [], nextPages: [], searches: [], pictures: [], secondPages: [], failures: []};
      const {failures: later, ...values} = measured.get(site) ?? empty;
      return {label: peer.label, pages, build, ...values, failures: [...failures, ...later]};
    });
  } finally {
    await Promise.all([browser.close(), readerBrowser.close()]);
  }
}

async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(BROWSER);
  const version = browser.version();
  await browser.close();
  return version;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error);
}

await runBenchmark(main);
