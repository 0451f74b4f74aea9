import {chromium} from 'playwright-core';
import {openVisit} from './browser/openVisit.ts';
import {serveFolder} from './browser/serveFolder.ts';
const sites: [string, string, string][] = JSON.parse(process.argv[2]!);
const runs = Number(process.argv[3] ?? 3);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const served = await Promise.all(sites.map(([, f]) => serveFolder(f)));
for (let i = 0; i <= runs; i++)
  for (const [k, [name, , path]] of sites.entries()) {
    const visit = await openVisit(browser, {slow: i > 0});
    const {page} = visit;
    const events: any[] = [];
    const bs = await browser.newBrowserCDPSession();
    bs.on('Tracing.dataCollected', ({value}: any) => events.push(...value));
    if (i > 0)
      await bs.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: {
          includedCategories: [
            'toplevel',
            'devtools.timeline',
            'blink.user_timing',
            'loading',
            'disabled-by-default-devtools.timeline',
          ],
        },
      } as any);
    await page.goto(served[k]!.origin + path, {waitUntil: 'load'});
    await visit.until('window.benchObserved?.largest !== null', 10000);
    await new Promise((r) => setTimeout(r, 800));
    if (i > 0) {
      const done = new Promise((r) => bs.once('Tracing.tracingComplete', r));
      await bs.send('Tracing.end');
      await done;
      const o: any = await visit.evaluate('({...window.benchObserved})');
      const nav = events
        .filter(
          (e) =>
            e.name === 'navigationStart' &&
            e.args?.data?.isOutermostMainFrame !== false &&
            String(e.args?.data?.documentLoaderURL).startsWith('http'),
        )
        .at(-1);
      const pid = nav.pid,
        tid = nav.tid,
        t0 = nav.ts;
      const all = events.filter((e) => e.pid === pid && e.tid === tid && e.ph === 'X' && e.ts >= t0);
      const tasks = all.filter((e) => /RunTask/.test(e.name) && e.dur > 25000);
      console.log(
        `${name} run ${i} paint ${Math.round(o.paint)} largest ${Math.round(o.largest)} blocked ${JSON.stringify(o.blocked ?? o.blocking ?? o.longTasks ?? null)}`,
      );
      const seen = new Set();
      for (const t of tasks) {
        const key = Math.round(t.ts);
        if (seen.has(key)) continue;
        seen.add(key);
        const inner = all.filter(
          (e) =>
            e !== t &&
            e.ts >= t.ts &&
            e.ts + e.dur <= t.ts + t.dur &&
            e.dur > 2000 &&
            !/RunTask/.test(e.name),
        );
        console.log(
          '  task',
          ((t.ts - t0) / 1000).toFixed(0),
          (t.dur / 1000).toFixed(0),
          inner
            .map((e) => `${e.name}@${((e.ts - t0) / 1000).toFixed(0)}:${(e.dur / 1000).toFixed(0)}`)
            .join(' '),
        );
      }
    }
    await bs.detach();
    await visit.close();
  }
await browser.close();
for (const s of served) await s.close();
