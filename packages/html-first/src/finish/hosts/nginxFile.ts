import {hashedPattern} from './hashedPattern.ts';
import {IMMUTABLE, MARKDOWN, REVALIDATE, SHORT} from './headerValues.ts';
import type {SiteHeaders} from './SiteHeaders.ts';

/** A quality of `Accept` as digits, `1` as `1` and `0.85` as `085`; the rest of the range may hold other parameters. */
const QUALITY = String.raw`(?:;[^,;]*)*;\s*q=([01])(?:\.(\d{0,3}))?\s*(?:[;,]|$)`;

/** Sets the variable to the digits of a type's quality, and leaves it alone if the type is not named. */
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

/** Sends whoever prefers Markdown to the twin of a page; ties go to Markdown, wildcards alone mean HTML, and a page without a twin stays HTML. */
function negotiation(baseUrl: string): string {
  return `# Who asks for Markdown is sent the twin of a page, with the rules of Accept: qualities are compared, ties go to Markdown.
set $html_first_markdown "0";
set $html_first_html "0";
${readQuality('$html_first_markdown', 'text/markdown')}
${readQuality('$html_first_html', 'text/html')}
set $html_first_form "markdown";
if ($html_first_markdown ~ "^0*$") { set $html_first_form "html"; }
set $html_first_both "\${html_first_markdown}000:\${html_first_html}000";
if ($html_first_both ~ "${isLess()}") { set $html_first_form "html"; }
# An address below the base path that names no file with an ending, or a page.
set $html_first_page "";
if ($uri ~ "^(${baseUrl}(?:.*/)?)(?:index\\.html)?$") { set $html_first_page "$1index.md"; }
if ($uri ~ "^(${baseUrl}.*[^/])\\.html$") { set $html_first_page "$1.md"; }
if ($uri ~ "^(${baseUrl}(?!.*\\.[A-Za-z0-9]+$)(?:.*/)?[^/]+)$") { set $html_first_page "$1.md"; }
set $html_first_twin "";
if (-f $document_root$html_first_page) { set $html_first_twin "$html_first_page"; }
# The twin of an address without a slash may stand in a folder.
set $html_first_folder "";
if ($uri ~ "^(${baseUrl}(?!.*\\.[A-Za-z0-9]+$)(?:.*/)?[^/]+)$") { set $html_first_folder "$1/index.md"; }
if (-f $document_root$html_first_folder) { set $html_first_twin "$html_first_folder"; }
set $html_first_answer "\${html_first_form}\${html_first_twin}";
if ($html_first_answer ~ "^markdown(/.+)$") { rewrite ^ $html_first_twin last; }
`;
}

/** The rules for nginx, to be included in a server block: negotiation, security headers, caching, and the type of Markdown. */
export function nginxFile({baseUrl, headers, folders}: SiteHeaders): string {
  const add = headers.map(([name, value]) => `add_header ${name} "${value}" always;`);
  const block = (cache: string) =>
    [...add, `add_header Cache-Control "${cache}" always;`].map((line) => `  ${line}`).join('\n');
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
${folders.flatMap(revalidated).join('')}# Briefs and skills have no page for people.
location ~ ^${baseUrl}(\\.well-known/.*|.*/brief)\\.md$ {
${markdown()}
}
location = ${baseUrl}.well-known/ai-catalog.json {
${block(SHORT)}
  add_header Access-Control-Allow-Origin * always;
  types {}
  default_type application/ai-catalog+json;
}
# Pages as Markdown; nginx does not know the type. The page for people is the one for search engines.
location ~ ^(?<html_first_path>${baseUrl}(?:.*/)?)index\\.md$ {
${markdown('$html_first_path')}
}
location ~ ^(?<html_first_path>${baseUrl}.*)\\.md$ {
${markdown('$html_first_path')}
}
error_page 404 ${baseUrl}404.html;
`;
}
