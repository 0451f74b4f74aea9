import type {SiteFiles} from '@help-center/built-site';

/** The path a redirect page leads to; `null` for other pages. */
function redirectOf(html: string): string | null {
  return /<meta http-equiv="?refresh"? content="0; url=([^"]+)"/i.exec(html)?.[1] ?? null;
}

/** The targets of a site's redirect pages, by path. */
export function readRedirects(files: SiteFiles, baseUrl: string): Record<string, string> {
  const redirects: Record<string, string> = {};
  for (const file of files.list().filter((name) => name.endsWith('.html'))) {
    const target = redirectOf(files.readText(file).slice(0, 2000));
    if (target !== null) redirects[baseUrl + file.replace(/(index)?\.html$/, '')] = target;
  }
  return redirects;
}
