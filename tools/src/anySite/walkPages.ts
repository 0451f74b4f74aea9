/// <reference lib="dom" />
import type {Browser, BrowserContext, Page, Request} from 'playwright-core';

/** An error on a page, or a script or frame of another host that it loads, such as `loads script https://…`. */
export interface Finding {
  readonly path: string;
  readonly message: string;
}

const AT_ONCE = 2;
const LIMIT_MS = 30_000;
/** Failed requests to other hosts, which the browser cannot reach here; they say nothing about the site. */
const OUTSIDE = /net::ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|ADDRESS_UNREACHABLE|BLOCKED_BY_CLIENT)/;

/**
 * Opens a browser context in which no service worker ever registers, so that all pages come from the server. Playwright's
 * own blocking resolves registrations to nothing, which pages of `@docusaurus/plugin-pwa` report as an error.
 */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  await context.addInitScript(() => {
    if ('ServiceWorkerContainer' in window)
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  });
  return context;
}

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

/** Collects the scripts and frames of other hosts that a page asks for and its policy lets through, without their queries. */
function collectLoads(page: Page, origin: string): Set<string> {
  const loads = new Set<string>();
  const nameOf = (request: Request): string | undefined => {
    const url = request.url().replace(/[?#].*$/, '');
    if (!/^https?:/.test(url) || url.startsWith(origin)) return undefined;
    if (request.resourceType() === 'script') return `loads script ${url}`;
    const isFrame = request.isNavigationRequest() && request.frame() !== page.mainFrame();
    return isFrame ? `loads frame ${url}` : undefined;
  };
  page.on('request', (request) => {
    const name = nameOf(request);
    if (name !== undefined) loads.add(name);
  });
  page.on('requestfailed', (request) => {
    const name = nameOf(request);
    if (name !== undefined && /csp/i.test(request.failure()?.errorText ?? '')) loads.delete(name);
  });
  return loads;
}

/** Moves the pointer, the first sign of intent, and waits until React has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {
    timeout: LIMIT_MS,
  });
}

async function visit(context: BrowserContext, origin: string, path: string): Promise<ReadonlySet<string>> {
  const page = await context.newPage();
  const faults = collectFaults(page, origin);
  const loads = collectLoads(page, origin);
  try {
    await page.goto(origin + encodeURI(path), {waitUntil: 'load', timeout: LIMIT_MS});
    await hydrate(page);
    // Some scripts wait for a click. Nothing can be clicked in the corner.
    await page.mouse.click(6, 6);
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), {timeout: 1500})),
    );
  } catch (error) {
    faults.push(`not ready: ${String(error).split('\n')[0]}`);
  } finally {
    await page.close();
  }
  return new Set([...faults.map((fault) => fault.replaceAll(origin, '')), ...loads]);
}

/** Opens each page, clicks, lets its scripts run, and lists errors and what it loads from other hosts. */
export async function walkPages(
  browser: Browser,
  paths: readonly string[],
  origin: string,
  progress: (done: number) => void = () => {},
): Promise<Finding[]> {
  const context = await openContext(browser);
  const findings: Finding[] = [];
  let next = 0;
  const walk = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      for (const message of await visit(context, origin, path)) findings.push({path, message});
      if (next % 20 === 0) progress(next);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, walk));
  await context.close();
  return findings.sort((one, other) => (one.path < other.path ? -1 : 1));
}
