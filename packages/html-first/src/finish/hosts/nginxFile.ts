import {hashedPattern, IMMUTABLE, MARKDOWN, REVALIDATE, SHORT, type SiteHeaders} from './SiteHeaders.ts';

/** A quality in `Accept`, captured as digits: `1` as `1` and `0.85` as `085`; other parameters may surround it. */
const QUALITY = String.raw`(?:;[^,;]*)*;\s*q=([01])(?:\.(\d{0,3}))?\s*(?:[;,]|$)`;

/** Sets the variable to the digits of a type's quality, unless the type is not named. */
function readQuality(variable: string, type: string): string {
  const named = String.raw`(?:^|,)\s*${type}\s*`;
  return String.raw`if ($http_accept ~* "${named}(?:[;,]|$)") { set ${variable} "1"; }
if ($http_accept ~* "${named}${QUALITY}") { set ${variable} "$1$2"; }`;
}

/**
 * nginx cannot compare numbers, so the two qualities are compared digit by digit: after a common prefix, Markdown has a
 * smaller digit than HTML.
 */
function isLess(): string {
  const pairs = Array.from({length: 9}, (_none, digit) => `${digit}\\d*:\\1[${digit + 1}-9]`);
  return `^(\\d*)(?:${pairs.join('|')})`;
}

/** Serves the Markdown twin of a page to clients that prefer it; ties go to Markdown, wildcards alone mean HTML, and pages without a twin stay HTML. */
function negotiation(baseUrl: string): string {
  return `# Clients that ask for Markdown get the twin of a page. Qualities in Accept are compared, and ties go to Markdown.
set $html_first_markdown "0";
set $html_first_html "0";
${readQuality('$html_first_markdown', 'text/markdown')}
${readQuality('$html_first_html', 'text/html')}
set $html_first_form "markdown";
if ($html_first_markdown ~ "^0*$") { set $html_first_form "html"; }
set $html_first_both "\${html_first_markdown}000:\${html_first_html}000";
if ($html_first_both ~ "${isLess()}") { set $html_first_form "html"; }
# Addresses of pages: below the base path, with the extension .html or none.
set $html_first_page "";
if ($uri ~ "^(${baseUrl}(?:.*/)?)(?:index\\.html)?$") { set $html_first_page "$1index.md"; }
if ($uri ~ "^(${baseUrl}.*[^/])\\.html$") { set $html_first_page "$1.md"; }
if ($uri ~ "^(${baseUrl}(?!.*\\.[A-Za-z0-9]+$)(?:.*/)?[^/]+)$") { set $html_first_page "$1.md"; }
set $html_first_twin "";
if (-f $document_root$html_first_page) { set $html_first_twin "$html_first_page"; }
# The twin of an address without a trailing slash may be in a folder.
set $html_first_folder "";
if ($uri ~ "^(${baseUrl}(?!.*\\.[A-Za-z0-9]+$)(?:.*/)?[^/]+)$") { set $html_first_folder "$1/index.md"; }
if (-f $document_root$html_first_folder) { set $html_first_twin "$html_first_folder"; }
set $html_first_answer "\${html_first_form}\${html_first_twin}";
if ($html_first_answer ~ "^markdown(/.+)$") { rewrite ^ $html_first_twin last; }
`;
}

/** Lines that set the headers of a site, with its caching, inside an nginx location. */
function addHeaders(headers: SiteHeaders['headers'], cache: string): string {
  return [...headers, ['Cache-Control', cache]]
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join('\n');
}

/** The rules for nginx, to include in a server block: negotiation, security headers, caching and the type of Markdown. */
export function nginxFile({baseUrl, headers, folders}: SiteHeaders): string {
  const block = (cache: string) => addHeaders(headers, cache);
  const link = (canonical: string) =>
    `\n  add_header Link '<${canonical}>; rel="canonical", <${baseUrl}llms.txt>; rel="llms-txt"' always;`;
  const markdown = (canonical?: string) => `${block(SHORT)}
  add_header Vary Accept always;${canonical === undefined ? '' : link(canonical)}
  types {}
  default_type "${MARKDOWN}";`;
  const revalidated = ({folder, except}: SiteHeaders['folders'][number]) =>
    except.map((file) => `location = ${baseUrl}${folder}${file} {\n${block(REVALIDATE)}\n}\n`);
  return `# Include this inside a server block. nginx does not inherit add_header, so each location repeats the headers.
${negotiation(baseUrl)}
location ${baseUrl} {
${block(SHORT)}
  add_header Vary Accept always;
  try_files $uri $uri.html $uri/index.html =404;
}
location ~ ^${baseUrl}(${hashedPattern(folders)}) {
${block(IMMUTABLE)}
}
${folders.flatMap(revalidated).join('')}# Briefs have no HTML page.
location ~ ^${baseUrl}.*/brief\\.md$ {
${markdown()}
}
# Pages as Markdown; nginx does not know the type. The canonical address is that of the HTML page.
location ~ ^(?<html_first_path>${baseUrl}(?:.*/)?)index\\.md$ {
${markdown('$html_first_path')}
}
location ~ ^(?<html_first_path>${baseUrl}.*)\\.md$ {
${markdown('$html_first_path')}
}
error_page 404 ${baseUrl}404.html;
`;
}
