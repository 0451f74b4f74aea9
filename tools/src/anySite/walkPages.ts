/// <reference lib="dom" />
import type {Browser, BrowserContext, Page} from 'playwright-core';
import type {MeasuredServer} from '../measure/serveMeasured.ts';
import type {BuiltPage} from './BuiltSite.ts';
import {openContext} from './openContext.ts';

/** An error on a page. */
export interface PageFault {
  readonly path: string;
  readonly message: string;
}

const AT_ONCE = 2;
const LIMIT_MS = 30_000;
/** Failed requests to other hosts, which the browser cannot reach here; they say nothing about the site. */
const OUTSIDE = /net::ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|ADDRESS_UNREACHABLE|BLOCKED_BY_CLIENT)/;

/** Collects a page's console errors, script errors, policy violations and failed requests within the site. */
export function collectFaults(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // Further lines are a stack with hashed names, which differ between builds.
    const [text = ''] = message.text().split('\n');
    const {url} = message.location();
    const isPolicy = /Content.Security.Policy/i.test(text);
    if (message.type() !== 'error' || OUTSIDE.test(text)) return;
    // The response listener below reports these.
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

/** Moves the pointer, the first sign of intent, and waits until React has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
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

/** Opens each page, runs its scripts, and lists the errors. */
export async function walkPages(
  browser: Browser,
  pages: readonly BuiltPage[],
  {origin}: MeasuredServer,
  progress: (done: number) => void,
): Promise<PageFault[]> {
  const context = await openContext(browser);
  const faults: PageFault[] = [];
  let next = 0;
  const walk = async () => {
    for (let page = pages[next++]; page !== undefined; page = pages[next++]) {
      const {path} = page;
      for (const message of await visit(context, origin, path))
        faults.push({path, message: message.replaceAll(origin, '')});
      if (next % 20 === 0) progress(next);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, walk));
  await context.close();
  return faults.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Groups faults by message, the most frequent first. */
export function countFaults(
  faults: readonly PageFault[],
): {message: string; pages: number; example: string}[] {
  const byMessage = new Map<string, string[]>();
  for (const {path, message} of faults) byMessage.set(message, [...(byMessage.get(message) ?? []), path]);
  return [...byMessage]
    .map(([message, paths]) => ({message, pages: paths.length, example: paths[0] ?? ''}))
    .sort((one, other) => other.pages - one.pages);
}
