import type {LoaderConfig, LoaderFile} from './config.ts';

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether what is fetched ahead is felt by what comes next, or paid for: data saver, 3g (as slow 4G is classed too) or worse. */
export function isSlow(): boolean {
  const connection = (navigator as {connection?: Connection}).connection;
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}

/** Whether running the scripts in idle time costs the reader nothing that can be felt. */
export function isFastDevice(): boolean {
  const {deviceMemory = 0} = navigator as {deviceMemory?: number};
  return deviceMemory >= 8 && navigator.hardwareConcurrency >= 8;
}

/** Asks the browser to fetch addresses, at low priority unless told otherwise, without running anything. */
export function preload(
  addresses: readonly {src: string; integrity?: string}[],
  as: 'script' | 'style' | 'fetch',
  priority: 'low' | 'auto' = 'low',
): void {
  for (const {src, integrity} of addresses) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = as;
    link.href = src;
    link.fetchPriority = priority;
    // What scripts fetch themselves is found again only when asked for in the same mode.
    if (as === 'fetch') link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    document.head.append(link);
  }
}

/** A file without an integrity hash. */
export function toFile(src: string): {src: string} {
  return {src};
}

function addStyle({src, integrity}: LoaderFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = src;
    link.integrity = integrity;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', reject);
    document.head.append(link);
  });
}

function addScript({src, integrity}: LoaderFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.integrity = integrity;
    script.async = false;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', reject);
    document.head.append(script);
  });
}

/** Adds the whole style sheet, then runs the page's scripts in order; `onError` is called if one of them cannot be loaded. */
export async function runScripts(
  {scripts, styles, chunks, tables}: LoaderConfig,
  onError: () => void,
): Promise<void> {
  try {
    // Fetched together; run only once everything that they may show has its styles.
    preload(scripts, 'script', 'auto');
    preload(chunks, 'script', 'auto');
    preload(tables.map(toFile), 'fetch', 'auto');
    await Promise.all(styles.map(addStyle));
    await Promise.all(scripts.map(addScript));
  } catch {
    onError();
  }
}
