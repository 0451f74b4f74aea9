import siteConfig from '@generated/docusaurus.config';

let started: Promise<typeof import('./startOffline.ts')> | undefined;

/** Called by Docusaurus after hydration and each page change; everything else is a separate chunk, fetched when idle. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (!('serviceWorker' in navigator) || location.pathname === previousLocation?.pathname) return;
  const start = async () => {
    started ??= import(/* webpackChunkName: "offline" */ './startOffline.ts');
    try {
      const {showPage} = await started;
      await showPage(siteConfig.baseUrl, location.pathname);
    } catch (error) {
      started = undefined;
      console.warn('[offline] Pages are not stored on this device.', error);
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start());
  else setTimeout(() => void start(), 1000);
}

interface RouteUpdate {
  readonly location: {readonly pathname: string};
  readonly previousLocation: {readonly pathname: string} | null;
}
