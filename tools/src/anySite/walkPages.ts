/// <reference lib="dom" />
import type {Browser, BrowserContext, Page} from 'playwright-core';
import type {ServedFolder} from '../measure/serveFolder.ts';
import type {BuiltPage} from './BuiltSite.ts';

/** What went wrong on a page. */
export interface PageFault {
  readonly path: string;
  readonly message: string;
}

const AT_ONCE = 2;
const LIMIT_MS = 30_000;
/** The machine that walks has no network beyond loopback: what that leaves open says nothing about the site. */
const OUTSIDE = /net::ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|ADDRESS_UNREACHABLE|BLOCKED_BY_CLIENT)/;

/** Notes what a page complains of: errors of the console and of scripts, the policy's reports, files of the site that are missing. */
export function collectFaults(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const {url} = message.location();
    const isPolicy = /Content.Security.Policy/i.test(text);
    if (message.type() !== 'error' || OUTSIDE.test(text)) return;
    // The not-found answer itself is told by the response below.
    if (/Failed to load resource/.test(text) && url.startsWith(origin)) return;
    if (isPolicy || url === '' || url.startsWith(origin)) faults.push(text.slice(0, 400));
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message.slice(0, 400)}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin))
      faults.push(`${response.status()} ${response.url().slice(origin.length)}`);
  });
  return faults;
}

/** Gives a first sign of intent, and waits until React has taken over the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
  // Text, as functions are not for pages whose policy knows no eval.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {
    timeout: LIMIT_MS,
  });
}

async function visit(context: BrowserContext, origin: string, path: string): Promise<string[]> {
  const page = await context.newPage();
  const faults = collectFaults(page, origin);
  try {
    await page.goto(origin + encodeURI(path), {waitUntil: 'load', timeout: LIMIT_MS});
    await hydrate(page);
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), {timeout: 1500})),
    );
  } catch (error) {
    faults.push(`not ready: ${String(error).split('\n')[0]}`);
  } finally {
    await page.close();
  }
  return [...new Set(faults)];
}

/** Opens each page with an empty session, runs its scripts, and lists what went wrong. */
export async function walkPages(
  browser: Browser,
  pages: readonly BuiltPage[],
  {origin}: ServedFolder,
  progress: (done: number) => void,
): Promise<PageFault[]> {
  const context = await browser.newContext({serviceWorkers: 'block', viewport: {width: 1280, height: 800}});
  const faults: PageFault[] = [];
  let next = 0;
  const walk = async () => {
    for (let page = pages[next++]; page !== undefined; page = pages[next++]) {
      const {path} = page;
      for (const message of await visit(context, origin, path))
        faults.push({path, message: message.replaceAll(origin, '')});
      if (next % 50 === 0) progress(next);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, walk));
  await context.close();
  return faults.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Messages with the number of pages that have them, the most frequent first. */
export function countFaults(
  faults: readonly PageFault[],
): {message: string; pages: number; example: string}[] {
  const byMessage = new Map<string, string[]>();
  for (const {path, message} of faults) byMessage.set(message, [...(byMessage.get(message) ?? []), path]);
  return [...byMessage]
    .map(([message, paths]) => ({message, pages: paths.length, example: paths[0] ?? ''}))
    .sort((one, other) => other.pages - one.pages);
}
