/// <reference lib="dom" />
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser, BrowserContext, Page, Request} from 'playwright-core';
import {serveFolder} from '@help-center/built-site/serve';

/** An error on a page, or a script or frame of another host that it loads, such as `loads script https://…`. */
export interface Finding {
  readonly path: string;
  readonly message: string;
}

/** A build of a site, as `serveFolder` needs it. */
export interface BuiltSite {
  readonly folder: string;
  /** Base path of the default locale, with a slash at both ends. */
  readonly baseUrl: string;
  /** Headers that the site wants its host to send with every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Paths of its pages, and whether each is a document with a title. */
  readonly pages: readonly {readonly path: string; readonly isDocument: boolean}[];
}

const AT_ONCE = 2;
const LIMIT_MS = 30_000;
/** Failed requests to other hosts, which the browser cannot reach here; they say nothing about the site. */
const OUTSIDE = /net::ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|ADDRESS_UNREACHABLE|BLOCKED_BY_CLIENT)/;
const COLOUR_SWITCH = 'nav button[class*="toggleButton"], nav [class*="colorModeToggle"] button';
const DIALOG = ':is(dialog[open], [role=dialog])';
const LINKS = '.pagination-nav__link, .theme-doc-sidebar-menu a.menu__link[href^="/"], main a[href^="/"]';

/** The headers that a `_headers` file sets for all files. */
export function readHeaders(text: string, baseUrl: string): Record<string, string> {
  const [, block = ''] = `\n${text}`.split(`\n${baseUrl}*\n`);
  const lines = block.split(/\n(?!\s+\S)/)[0] ?? '';
  const entries = [...lines.matchAll(/^\s+([\w-]+): (.*)$/gm)];
  return Object.fromEntries(entries.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}

/** Reads a build folder. `siteFolder` has the files that Docusaurus generated; `locales` are the built ones. */
export async function readBuiltSite(
  folder: string,
  siteFolder: string,
  locales: readonly string[],
): Promise<BuiltSite> {
  const generated = pathToFileURL(join(siteFolder, '.docusaurus/docusaurus.config.mjs')).href;
  const {default: config} = (await import(`${generated}?${Date.now()}`)) as {default: {baseUrl: string}};
  const locale = locales.find((one) => config.baseUrl.endsWith(`/${one}/`));
  const baseUrl = config.baseUrl.slice(0, locale === undefined ? undefined : -locale.length - 1);
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).flatMap((name) => {
    if (!name.endsWith('.html') || /(?:^|\/)404\.html$/.test(name)) return [];
    const text = readFileSync(join(folder, name), 'utf8');
    // Skips redirects and files that Docusaurus did not write.
    if (!/id="?__docusaurus\b/.test(text)) return [];
    const path = baseUrl + name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
    return [{path, isDocument: text.includes('docs-doc-page') && /<h1[\s>]/.test(text)}];
  });
  const headerFile = join(folder, '_headers');
  return {
    folder,
    baseUrl,
    headers: existsSync(headerFile) ? readHeaders(readFileSync(headerFile, 'utf8'), baseUrl) : {},
    pages: pages.sort((one, other) => (one.path < other.path ? -1 : 1)),
  };
}

/**
 * Opens a browser context in which no service worker ever registers, so that all pages come from the server. Playwright's
 * own blocking resolves registrations to nothing, which pages of `@docusaurus/plugin-pwa` report as an error.
 */
async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  context.setDefaultTimeout(LIMIT_MS);
  await context.addInitScript(() => {
    if ('ServiceWorkerContainer' in window)
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  });
  return context;
}

/**
 * Collects what a page does wrong: console errors, script errors, policy violations and failed requests within the site. Also
 * the scripts and frames of other hosts that it asks for and its policy lets through, without their queries.
 */
function collectFaults(page: Page, origin: string): Set<string> {
  const faults = new Set<string>();
  page.on('console', (message) => {
    // Further lines are a stack with hashed names, which differ between builds.
    const [text = ''] = message.text().split('\n');
    const {url} = message.location();
    if (message.type() !== 'error' || OUTSIDE.test(text)) return;
    // The response listener below reports these.
    if (/Failed to load resource/.test(text) && url.startsWith(origin)) return;
    if (/Content.Security.Policy/i.test(text) || url === '' || url.startsWith(origin))
      faults.add(text.slice(0, 400).replaceAll(origin, ''));
  });
  page.on('pageerror', (error) => faults.add(`error: ${error.message.slice(0, 400)}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin))
      faults.add(`${response.status()} ${response.url().slice(origin.length)}`);
  });
  const nameOf = (request: Request): string => {
    const url = request.url().replace(/[?#].*$/, '');
    if (!/^https?:/.test(url) || url.startsWith(origin)) return '';
    if (request.resourceType() === 'script') return `loads script ${url}`;
    const isFrame = request.isNavigationRequest() && request.frame() !== page.mainFrame();
    return isFrame ? `loads frame ${url}` : '';
  };
  page.on('request', (request) => {
    if (nameOf(request) !== '') faults.add(nameOf(request));
  });
  page.on('requestfailed', (request) => {
    if (/csp/i.test(request.failure()?.errorText ?? '')) faults.delete(nameOf(request));
  });
  return faults;
}

/** Moves the pointer, the first sign of intent, and waits until React has hydrated the page. */
async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Runs `act` on a new page, and returns its faults; one that stops `act` is one of them. */
async function collectWhile(
  context: BrowserContext,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const page = await context.newPage();
  const {origin} = new URL(url);
  const faults = collectFaults(page, origin);
  try {
    await page.goto(url);
    await act(page);
  } catch (error) {
    faults.add(`not ready: ${String(error).split('\n').slice(0, 2).join(' ').replaceAll(origin, '')}`);
  } finally {
    await page.close();
  }
  return faults;
}

/** Opens each page, clicks, lets its scripts run, and lists errors and what it loads from other hosts. */
export async function walkPages(
  browser: Browser,
  paths: readonly string[],
  origin: string,
): Promise<Finding[]> {
  const context = await openContext(browser);
  const findings: Finding[] = [];
  let next = 0;
  const walk = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const messages = await collectWhile(context, origin + encodeURI(path), async (page) => {
        await hydrate(page);
        // Some scripts wait for a click. Nothing can be clicked in the corner.
        await page.mouse.click(6, 6);
        await page.evaluate(
          () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), {timeout: 1500})),
        );
      });
      for (const message of messages) findings.push({path, message});
      if (next % 20 === 0) process.stderr.write(`${next} of ${paths.length} pages\n`);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, walk));
  await context.close();
  return findings;
}

/** Searches for the longest word of the page's title, and opens the first hit. */
async function trySearch(page: Page): Promise<void> {
  const title = await page.locator('h1').first().innerText();
  const words = title.match(/\p{L}{3,}/gu) ?? [title];
  await page.locator('.DocSearch-Button').filter({visible: true}).first().click();
  await page.locator(`${DIALOG} input`).first().waitFor();
  await page.keyboard.type(
    words.reduce((one, other) => (other.length > one.length ? other : one)),
    {delay: 20},
  );
  await page.locator(`${DIALOG} [role=option]`).first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator(DIALOG).waitFor({state: 'hidden'});
  await page.locator('h1').first().waitFor();
}

/** Follows a link without loading the page anew, and goes back. */
async function tryNavigation(page: Page): Promise<void> {
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, {anySiteMark: true}));
  const {pathname} = new URL(page.url());
  const toOthers = page.locator(`a:not([href="${pathname}"])`);
  await page.locator(LINKS).and(toOthers).filter({visible: true}).first().click();
  await page.waitForURL((url) => url.pathname !== pathname);
  await page.locator('h1').first().waitFor();
  if (!(await page.evaluate(() => 'anySiteMark' in window)))
    throw new Error(`going to ${page.url()} reloads the page`);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === pathname);
}

/** Presses the switch until the colour mode changes, and expects it again after a reload. */
async function tryColourMode(page: Page): Promise<void> {
  await hydrate(page);
  const button = page.locator(COLOUR_SWITCH).filter({visible: true}).first();
  if ((await button.count()) === 0) return;
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const before = await theme();
  for (let click = 0; click < 3 && (await theme()) === before; click++) await button.click();
  const after = await theme();
  if (after === before) throw new Error(`the switch leaves the colour mode at ${before}`);
  await page.reload();
  if ((await theme()) !== after) throw new Error('the colour mode is lost after a reload');
}

/** Reads a page again after its server has stopped. */
async function tryOffline(page: Page, stop: () => Promise<void>): Promise<void> {
  await hydrate(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await hydrate(page);
  await page.waitForFunction(
    async () =>
      (await caches.match(location.href, {ignoreSearch: true})) !== undefined ||
      (await caches.match(location.pathname.replace(/(.)\/$/, '$1'))) !== undefined,
  );
  const title = await page.locator('h1').first().innerText();
  await stop();
  await page.context().setOffline(true);
  await page.reload();
  const again = await page.locator('h1').first().innerText();
  if (again !== title) throw new Error(`shows "${again}" instead of "${title}"`);
}

/**
 * Tries search, navigation, the colour mode and offline reading, where the site has them, on a document in the middle of the
 * pages. A finding's path is the name of the feature.
 */
export async function tryFeatures(
  browser: Browser,
  site: BuiltSite,
  pages: BuiltSite['pages'],
): Promise<Finding[]> {
  const {folder} = site;
  const documents = pages.filter(({isDocument}) => isDocument);
  const {path = site.baseUrl} = documents[Math.floor(documents.length / 2)] ?? pages[0] ?? {};
  const findings: Finding[] = [];
  const attempt = async (name: string, act: (page: Page, stop: () => Promise<void>) => Promise<void>) => {
    // Each has a server of its own, because one stops it.
    const {origin, close} = await serveFolder(folder, site);
    const context = name === 'offline' ? await browser.newContext() : await openContext(browser);
    const faults = await collectWhile(context, origin + encodeURI(path), (page) => act(page, close));
    for (const message of faults) findings.push({path: name, message});
    await context.close();
    await close().catch(() => undefined);
  };
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  if (html.includes('DocSearch-Button')) await attempt('search', trySearch);
  await attempt('navigation', tryNavigation);
  await attempt('colour mode', tryColourMode);
  if (['service-worker.js', 'sw.js'].some((name) => existsSync(join(folder, name))))
    await attempt('offline', tryOffline);
  return findings;
}
