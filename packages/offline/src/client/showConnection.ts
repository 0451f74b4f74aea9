import {translate} from '@docusaurus/Translate';
import {OFFLINE_PAGE} from '../storage/index.ts';
import {markHits, readKept} from './markHits.ts';
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
