import type {HashedFile, SiteConfig} from '../contract/SiteConfig.ts';
import type {LoaderConfig} from './config.ts';

let adopted: CSSStyleSheet[] = [];

function adopt(styles: readonly string[]): void {
  const others = document.adoptedStyleSheets.filter((sheet) => !adopted.includes(sheet));
  adopted = styles.map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  document.adoptedStyleSheets = [...adopted, ...others];
}

/**
 * Adds the styles that the loader's file holds for all pages: those of its own elements, and of print. Before them come the
 * styles of a page that is shown in place of the first one.
 */
export function adoptStyles({css, print}: SiteConfig, ofPage: readonly string[] = []): void {
  adopt([...ofPage, css, print]);
}

/** Asks the browser to fetch addresses, at low priority unless told otherwise, without running anything. */
export function preload(
  addresses: readonly {src: string; integrity?: string}[],
  as: 'script' | 'style',
  fetchPriority: 'low' | 'auto' = 'low',
): void {
  for (const {src, integrity = ''} of addresses)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as,
        href: src,
        fetchPriority,
        integrity,
      }),
    );
}

function add(name: 'link' | 'script', src: string, attributes: object): Promise<unknown> {
  return new Promise((onload, reject) => {
    const onerror = () => reject(new Error(src));
    document.head.append(Object.assign(document.createElement(name), {onload, onerror, ...attributes}));
  });
}

const addStyle = ({src, integrity}: HashedFile) =>
  add('link', src, {rel: 'stylesheet', href: src, integrity});

const addScript = ({src, integrity}: HashedFile) => add('script', src, {src, async: false, integrity});

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
    // The whole style sheet contains these in the right order.
    adopt([]);
    await Promise.all(config.scripts.map(addScript));
  } catch (error) {
    onError((error as Error).message);
  }
}
