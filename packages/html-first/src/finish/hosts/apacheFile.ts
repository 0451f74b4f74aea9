import {IMMUTABLE, MARKDOWN, REVALIDATE, SHORT, hashedPattern, type SiteHeaders} from './SiteHeaders.ts';

/**
 * The rules for Apache httpd, to include in a virtual host: security headers, caching, the type of Markdown, and pages
 * without `.html`. There is no negotiation: a twin is only served at its own address.
 */
export function apacheFile({baseUrl, headers, folders}: SiteHeaders): string {
  const base = baseUrl.replaceAll('.', '\\.');
  const set = (name: string, value: string): string => `Header always set ${name} "${value}"`;
  const revalidated = ({folder, except}: SiteHeaders['folders'][number]) =>
    except.map(
      (file) =>
        `<Location "${baseUrl}${folder}${file}">\n  ${set('Cache-Control', REVALIDATE)}\n</Location>\n`,
    );
  return `# Include this inside a virtual host. Needs mod_headers, mod_rewrite, mod_dir and mod_mime.
${headers.map(([name, value]) => set(name, value)).join('\n')}
<LocationMatch "^${base}">
  ${set('Cache-Control', SHORT)}
</LocationMatch>
<LocationMatch "^${base}(${hashedPattern(folders)})">
  ${set('Cache-Control', IMMUTABLE)}
</LocationMatch>
${folders.flatMap(revalidated).join('')}<LocationMatch "^${base}.*\\.md$">
  ForceType "${MARKDOWN}"
</LocationMatch>
DirectoryIndex index.html
ErrorDocument 404 ${baseUrl}404.html
# An address without a trailing slash is that of a folder's page or of a page with that name.
RewriteEngine On
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}/index.html -f
RewriteRule ^(${base}.*[^/])$ $1/index.html [L]
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f
RewriteRule ^(${base}.*[^/])$ $1.html [L]
`;
}
