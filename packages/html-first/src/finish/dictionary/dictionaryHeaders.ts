import {COMPRESSED_END} from '@help-center/built-site';
import type {SiteDictionary} from './writeDictionary.ts';

/** The dictionary applies to the whole site, because browsers request pages in many ways. */
const MATCH = 'match=\\"/*\\"';

/** Rules for an nginx server block; `headers` are the lines for all pages and for all files with a hash. */
export function nginxDictionary(
  baseUrl: string,
  {name, announced}: SiteDictionary,
  headers: {readonly page: string; readonly file: string},
): string {
  return `# Compressed pages for browsers that have the dictionary of this build.
set $html_first_brief "";
if (-f $request_filename/index.html${COMPRESSED_END}) { set $html_first_brief "page"; }
if ($http_available_dictionary = "${announced}") { set $html_first_brief "\${html_first_brief}+dictionary"; }
if ($http_accept_encoding ~ "dcz") { set $html_first_brief "\${html_first_brief}+dcz"; }
if ($html_first_brief = "page+dictionary+dcz") { rewrite ^(.*?)/?$ $1/index.html${COMPRESSED_END} last; }
location ~ \\${COMPRESSED_END}$ {
  internal;
${headers.page}
  add_header Content-Encoding dcz always;
  add_header Vary "Accept, Accept-Encoding, Available-Dictionary" always;
  types {}
  default_type "text/html; charset=utf-8";
  gzip off;
}
location = ${baseUrl}${name} {
${headers.file}
  add_header Use-As-Dictionary "${MATCH}" always;
}
`;
}

/** Rules for an Apache virtual host; they must come before the rules that map addresses to pages. */
export function apacheDictionary(baseUrl: string, {name, announced}: SiteDictionary): string {
  return `# Compressed pages for browsers that have the dictionary of this build.
RewriteEngine On
RewriteRule \\${COMPRESSED_END}$ - [R=404,L]
RewriteCond %{HTTP:Available-Dictionary} "=${announced}"
RewriteCond %{HTTP:Accept-Encoding} dcz
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}/index.html${COMPRESSED_END} -f
RewriteRule ^(${baseUrl}.*?)/?$ $1/index.html${COMPRESSED_END} [E=no-gzip:1,E=no-brotli:1,L]
<FilesMatch "\\${COMPRESSED_END}$">
  ForceType "text/html; charset=utf-8"
  Header always set Content-Encoding dcz
</FilesMatch>
<FilesMatch "\\.html(?:\\${COMPRESSED_END})?$">
  Header merge Vary Accept-Encoding
  Header merge Vary Available-Dictionary
</FilesMatch>
<Location "${baseUrl}${name}">
  Header always set Use-As-Dictionary "${MATCH}"
</Location>
`;
}

/** Rules for a Caddy site block. */
export function caddyDictionary(baseUrl: string, {name, announced}: SiteDictionary): string {
  return `# Compressed pages for browsers that have the dictionary of this build.
@known {
  header Available-Dictionary "${announced}"
  header Accept-Encoding *dcz*
  file {path}/index.html${COMPRESSED_END}
}
header @known Content-Encoding dcz
header @known Content-Type "text/html; charset=utf-8"
rewrite @known {http.matchers.file.relative}
@pages path */ *.html
header @pages +Vary "Accept-Encoding, Available-Dictionary"
header ${baseUrl}${name} Use-As-Dictionary "${MATCH}"
`;
}
