import {translate} from '@docusaurus/Translate';
import {OFFLINE_PAGE, cacheNames, findSaved, keyOf, selectFiles} from '../storage/index.ts';
import {prepareNoticeBar, showNotice} from './noticeBar.ts';

/** Milliseconds for which "online again" is shown. */
const BACK_FOR = 5000;

/** Whether the service worker served a copy because the network did not respond; `false` if the browser does not tell. */
export function isCopy(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.some(({name}) => name === 'offline-copy') ?? false;
}

/** Shows when the network is gone and when it is back; in between, marks search hits that are not on the device. */
export function showConnection(baseUrl: string): void {
  const bar = prepareNoticeBar();
  let isShown = false;
  const show = (text: string) =>
    showNotice(text, [
      {
        label: translate({id: 'theme.offline.whatIsHere', message: 'What is on this device'}),
        href: baseUrl + OFFLINE_PAGE,
      },
    ]);
  const tellWhatIsKept = async (text: string) => {
    const kept = await readKept(baseUrl);
    if (!isShown || !kept) return;
    markHits(baseUrl, kept);
    if (kept.names.length === 0) return;
    const names = translate({id: 'theme.offline.savedNames', message: 'Saved: {names}.'});
    show(`${text} ${names.replace('{names}', () => kept.names.join(', '))}`);
  };
  const sayOffline = (text: string) => {
    isShown = true;
    show(text);
    tellWhatIsKept(text).catch((error: unknown) =>
      console.warn('[offline] The stored pages cannot be read.', error),
    );
  };
  const onOffline = () =>
    sayOffline(
      translate({
        id: 'theme.offline.offline',
        message: 'You are offline. Pages on this device can be read and searched.',
      }),
    );
  addEventListener('offline', onOffline);
  addEventListener('online', () => {
    if (!isShown) return;
    isShown = false;
    markHits(baseUrl, undefined);
    showNotice(translate({id: 'theme.offline.online', message: 'You are online again.'}));
    const notice = bar.firstChild;
    setTimeout(() => {
      if (bar.firstChild === notice) bar.replaceChildren();
    }, BACK_FOR);
  });
  if (!navigator.onLine) onOffline();
  else if (isCopy())
    sayOffline(
      translate({
        id: 'theme.offline.copy',
        message: 'The network is not responding. This is the copy on this device.',
      }),
    );
}

/** Selectors for the addresses of a page: hosts may serve it with and without a slash, and hits may add a fragment or query. */
const ENDS = ['="%"', '="%/"', '^="%#"', '^="%/#"', '^="%?"', '^="%/?"'];

/** Creates rules that add a note to search hits whose page is not on the device. */
export function createHitRules(baseUrl: string, {folders, pages}: KeptPages): string {
  const kept = [
    ...folders.map((folder) => `[href^="${folder}"]`),
    ...pages.flatMap((page) =>
      ENDS.map((end) => `[href${end.replace('%', () => (page === '/' && end.includes('%/') ? '' : page))}]`),
    ),
  ];
  const hit = `[href^="${baseUrl}"]:not(${kept.join(',') || ':not(*)'})`;
  const text = translate({id: 'theme.offline.notSaved', message: 'Not saved on this device'});
  // Common classes of Docusaurus searches, and of our search page.
  return `:is(.DocSearch-Hit,.SearchPage-Hit)${hit}::after{content:${JSON.stringify(text)};display:block;font-size:.8rem;font-style:italic;font-weight:400}`;
}

let sheet: CSSStyleSheet | undefined;

/** Marks search hits whose page is not on the device from now on; `undefined` stops that. */
function markHits(baseUrl: string, kept: KeptPages | undefined): void {
  if (!sheet) {
    if (!kept) return;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(kept ? createHitRules(baseUrl, kept) : '');
}

/** The pages on the device, for a site that is not saved as a whole. */
interface KeptPages {
  /** Names of the saved groups. */
  readonly names: readonly string[];
  /** Folders of those groups, with a trailing slash. */
  readonly folders: readonly string[];
  /** Paths of pages outside those folders, without a trailing slash. */
  readonly pages: readonly string[];
}

/** Lists the pages on the device; `undefined` if the whole site is saved. */
export async function readKept(baseUrl: string): Promise<KeptPages | undefined> {
  const saved = (await findSaved(baseUrl)).at(-1)?.list;
  if (saved && !saved.only) return undefined;
  const groups = saved?.groups.filter(({id}) => saved.only?.includes(id)) ?? [];
  // Pages of groups without a folder are listed one by one.
  const folders = groups.flatMap(({folder}) => (folder === '' ? [] : baseUrl + folder));
  const visited = (await (await caches.open(cacheNames(baseUrl).pages)).keys()).map(
    ({url}) => new URL(url).pathname,
  );
  const listed = saved
    ? selectFiles(saved, saved.only).flatMap(({path}) =>
        path === '' || /(?:\/|\.html)$/.test(path) ? baseUrl + path : [],
      )
    : [];
  const pages = [...visited, ...listed].filter((path) => !folders.some((folder) => path.startsWith(folder)));
  return {names: groups.map(({name}) => name), folders, pages: Array.from(new Set(pages.map(keyOf)))};
}
