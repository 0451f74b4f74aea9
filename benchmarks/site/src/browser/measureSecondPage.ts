import type {Visit} from '../measure/openVisit.ts';
import type {MeasuredServer} from '../measure/serveMeasured.ts';
import {waitUntilQuiet} from '../measure/waitUntilQuiet.ts';

/**
 * Bytes on the wire of a page that a reader opens by its address when another page of the site was open before: what the
 * browser keeps of the first page, a dictionary too, is not sent again. The visit must be quiet.
 */
export async function measureSecondPage(visit: Visit, served: MeasuredServer, path: string): Promise<number> {
  served.reset();
  await visit.page.goto(served.origin + path, {waitUntil: 'load', timeout: 60_000});
  await waitUntilQuiet(visit, served);
  return served.traffic().bytes;
}
