import type {SiteFiles} from '@help-center/built-site';

const FILE = 'robots.txt';

/** Adds the site map to `robots.txt` if there is one and it is not listed yet. */
export function nameSitemap(files: SiteFiles, siteUrl: string): void {
  if (!files.has('sitemap.xml')) return;
  const robots = files.has(FILE) ? files.readText(FILE) : 'User-agent: *\nAllow: /\n';
  if (/^sitemap:/im.test(robots)) return;
  files.write(FILE, `${robots.trimEnd()}\n\nSitemap: ${siteUrl}sitemap.xml\n`);
}
