import {IMMUTABLE, MARKDOWN, REVALIDATE, SHORT, type SiteHeaders} from './SiteHeaders.ts';

/** A map from `Accept` to the quality of a type; 0 if it is not named. */
function readQuality(variable: string, type: string): string {
  const named = String.raw`(?i)(?:^|,)\s*${type}\s*`;
  return String.raw`map {header.Accept} {${variable}} {
  "~${named}(?:;[^,;]*)*;\s*q=([01](?:\.\d{0,3})?)\s*(?:[;,]|$)" "${'${1}'}"
  "~${named}(?:[;,]|$)" 1
  default 0
}`;
}

const number = (variable: string) => `double({${variable}})`;

/** The rules for Caddy, to import into a site block: negotiation, security headers, caching and the type of Markdown. */
export function caddyFile({baseUrl, headers, folders}: SiteHeaders): string {
  const lines = headers.map(([name, value]) => `    ${name} "${value}"`).join('\n');
  const hashed = folders.map(({folder}) => `${baseUrl}${folder}*`).join(' ');
  const named = folders
    .flatMap(({folder, except}) => except.map((file) => baseUrl + folder + file))
    .join(' ');
  const revalidated = `@revalidated path ${named}\nheader @revalidated Cache-Control "${REVALIDATE}"\n`;
  const [markdown, html] = [number('html_first_markdown'), number('html_first_html')];
  const links = `rel=\\"canonical\\", <${baseUrl}llms.txt>; rel=\\"llms-txt\\"`;
  return `# Import this inside a site block, after "root": import headers.caddy
header {
${lines}
}
# Caddy does not keep the order of headers, so no two of these are for the same file.
@changing not path ${hashed}
header @changing {
  Cache-Control "${SHORT}"
  Vary Accept
}
${named && revalidated}@immutable {
  path ${hashed}
${named && `  not path ${named}\n`}}
header @immutable Cache-Control "${IMMUTABLE}"
# Clients that ask for Markdown get the twin of a page. Qualities in Accept are compared, and ties go to Markdown.
${readQuality('html_first_markdown', 'text/markdown')}
${readQuality('html_first_html', 'text/html')}
map {path} {html_first_stem} {
  "~^(.*/)index\\.html$" "\${1}"
  "~^(.*)\\.html$" "\${1}"
  "~^(.*)$" "\${1}"
}
@wants_markdown {
  expression \`${markdown} > 0.0 && ${markdown} >= ${html}\`
  not path *.md
  file {
    try_files {html_first_stem}index.md {html_first_stem}.md {html_first_stem}/index.md
  }
}
@markdown path ${baseUrl}*.md
# The canonical address is that of the HTML page.
@twin_of_folder path_regexp html_first_folder ^(${baseUrl}(?:.*/)?)index\\.md$
@twin_of_file {
  path_regexp html_first_file ^(${baseUrl}.*)\\.md$
  not path *index.md */brief.md
}
# Rewritten first, so that the headers are those of the file that is sent.
route {
  rewrite @wants_markdown {http.matchers.file.relative}
  header @markdown Content-Type "${MARKDOWN}"
  header @twin_of_folder Link "<{re.html_first_folder.1}>; ${links}"
  header @twin_of_file Link "<{re.html_first_file.1}>; ${links}"
}
`;
}
