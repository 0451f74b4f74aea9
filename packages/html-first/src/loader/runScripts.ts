import type {HashedFile, SiteConfig} from '../contract/SiteConfig.ts';
import type {LoaderConfig} from './config.ts';

let ownStyles: CSSStyleSheet[] = [];

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Adds the styles that the loader's file holds for all pages: those of its own elements, and of print. */
export function addOwnStyles({css, print}: SiteConfig): void {
  ownStyles = [css, print].map(createSheet);
  document.adoptedStyleSheets.push(...ownStyles);
}

/** Removes the loader's rules, which the whole style sheet contains in the right order. */
function dropOwnStyles(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !ownStyles.includes(sheet));
}

/** Whether the device is fast enough to run the scripts in idle time unnoticed. */
export function isFastDevice(): boolean {
  const {deviceMemory = 0} = navigator as {deviceMemory?: number};
  return deviceMemory >= 8 && navigator.hardwareConcurrency >= 8;
}

/** Asks the browser to fetch addresses, at low priority unless told otherwise, without running anything. */
export function preload(
  addresses: readonly {src: string; integrity?: string}[],
  as: 'script' | 'style',
  priority: 'low' | 'auto' = 'low',
): void {
  for (const {src, integrity} of addresses) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = as;
    link.href = src;
    link.fetchPriority = priority;
    if (integrity) link.integrity = integrity;
    document.head.append(link);
  }
}

function add(element: HTMLLinkElement | HTMLScriptElement, integrity: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.integrity = integrity;
    element.addEventListener('load', resolve);
    element.addEventListener('error', () => reject(new Error('src' in element ? element.src : element.href)));
    document.head.append(element);
  });
}

function addStyle({src, integrity}: HashedFile): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = src;
  return add(link, integrity);
}

function addScript({src, integrity}: HashedFile): Promise<unknown> {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  return add(script, integrity);
}

/** Fetches what the page's scripts need to run. */
export function preloadAll({scripts, chunks}: LoaderConfig, priority?: 'auto'): void {
  preload([...scripts, ...chunks.map((src) => ({src}))], 'script', priority);
}

/** Adds the whole style sheet, then runs the page's scripts in order; `onError` is called with the address of one that cannot be loaded. */
export async function runScripts(config: LoaderConfig, onError: (address: string) => void): Promise<void> {
  try {
    // Fetched together, but scripts run only after the styles of what they may show.
    preloadAll(config, 'auto');
    await Promise.all(config.styles.map(addStyle));
    dropOwnStyles();
    await Promise.all(config.scripts.map(addScript));
  } catch (error) {
    onError((error as Error).message);
  }
}
