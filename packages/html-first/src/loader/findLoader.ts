import {PAGE_CONFIG_ID, type PagePlace} from '../contract/SiteConfig.ts';

/**
 * A page that is not where it was built for asks for its loader at the place that follows from its own, so that the
 * loader can say what is wrong. `giveUp` is called when no other place is known, or the loader is not there either.
 */
export function findLoader({src, integrity}: HTMLScriptElement, giveUp: () => void): void {
  const {baseUrl, path} = JSON.parse(document.getElementById(PAGE_CONFIG_ID)!.textContent) as PagePlace;
  const {pathname} = location;
  const real = pathname.slice(0, pathname.length - path.length + 1);
  if (!path || !pathname.endsWith(path) || real === baseUrl) giveUp();
  else {
    const script = document.createElement('script');
    script.src = real + new URL(src).pathname.slice(baseUrl.length);
    script.integrity = integrity;
    script.onerror = giveUp;
    document.head.append(script);
  }
}
