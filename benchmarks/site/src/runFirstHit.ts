import {loadavg} from 'node:os';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright-core';
import {countOf} from '../../engines/src/countOf.ts';
import {machineLine} from '../../engines/src/machineLine.ts';
import {printReport} from '../../engines/src/printReport.ts';
import {progress} from '../../engines/src/progress.ts';
import {runBenchmark} from '../../engines/src/runBenchmark.ts';
import {markdownTable} from '../../relevance/src/relevanceReport.ts';
import {median, upperQuartile} from './measure/median.ts';
import {serveMeasured, type MeasuredServer} from './measure/serveMeasured.ts';
import {traceFirstHit, type FirstHit} from './browser/traceFirstHit.ts';
import {PEERS} from './peers/peers.ts';

const USAGE =
  'usage: npm run bench:first-hit -- --site before=folder --site after=folder --path /docs/page/ --query words [--runs 9]';

interface Site {
  readonly name: string;
  readonly served: MeasuredServer;
  readonly hits: FirstHit[];
}

/** Opens built sites in turn with an empty cache on slow 4G, taps on search, types a query, and prints every step to the first hit. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      site: {type: 'string', multiple: true, default: []},
      path: {type: 'string'},
      query: {type: 'string'},
      runs: {type: 'string', default: '9'},
    },
  });
  const {path, query} = values;
  if (values.site.length === 0 || path === undefined || query === undefined) throw new Error(USAGE);
  const runs = countOf('--runs', USAGE)(values.runs);
  const selectors = PEERS.find(({name}) => name === 'ours')?.search;
  if (!selectors) throw new Error('The site of this project has no search to measure.');
  const sites = await Promise.all(values.site.map(openSite));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    // The first round is for the server, which compresses what is asked for.
    for (let round = 0; round <= runs; round++) {
      for (const {name, served, hits} of sites) {
        const hit = await traceFirstHit(browser, served, path, selectors, query);
        if (round > 0) hits.push(hit);
        progress(
          `${name}, round ${round} of ${runs}: ${Math.round(hit.usable)} ms, load ${loadavg()[0]?.toFixed(1)}`,
        );
      }
    }
  } finally {
    await browser.close();
    await Promise.all(sites.map(({served}) => served.close()));
  }
  printReport('First hit', machineLine(), totals(sites), ...sites.map(steps));
}

async function openSite(option: string): Promise<Site> {
  const [name = '', folder] = option.split('=');
  if (folder === undefined) throw new Error(`"--site ${option}" has no folder.\n${USAGE}`);
  return {name, served: await serveMeasured(folder), hits: []};
}

function totals(sites: readonly Site[]): string {
  return markdownTable(
    ['site', 'tap to visible ms', 'to first hit ms', 'quartiles', 'kB', 'longest task ms', 'runs'],
    sites.map(({name, hits}) => {
      const times = hits.map(({usable}) => usable);
      return [
        name,
        String(Math.round(median(hits.map(({visible}) => visible)))),
        String(Math.round(median(times))),
        `${Math.round(-upperQuartile(times.map((time) => -time)))} to ${Math.round(upperQuartile(times))}`,
        (median(hits.map(({bytes}) => bytes)) / 1000).toFixed(1),
        String(Math.round(median(hits.map(({longTasks}) => Math.max(0, ...longTasks.map(([, ms]) => ms)))))),
        String(hits.length),
      ];
    }),
  );
}

/** Every step of the visit that took the median time. */
function steps({name, hits}: Site): string {
  const sorted = hits.toSorted((a, b) => a.usable - b.usable);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) return '';
  const rows = middle.steps.map(({what, from, to, bytes}) => [
    what,
    String(Math.round(from)),
    from === to ? '' : String(Math.round(to)),
    bytes === undefined ? '' : String(bytes),
  ]);
  const tasks = middle.longTasks.map(([from, ms]) => `${Math.round(from)} for ${Math.round(ms)}`).join(', ');
  return [
    `### ${name}: ${Math.round(middle.usable)} ms`,
    markdownTable(['step', 'from ms', 'to ms', 'bytes'], rows),
    `Tasks above 50 ms: ${tasks || 'none'}.`,
  ].join('\n\n');
}

await runBenchmark(main);
