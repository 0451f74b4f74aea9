import {IMMUTABLE, MARKDOWN, REVALIDATE} from './headerValues.ts';

/** A map from `Accept` to the quality with which a type is named; 0 where it is not. */
function readQuality(variable: string, type: string): string {
  const named = String.raw`(?i)(?:^|,)\s*${type}\s*`;
  return String.raw`map {header.Accept} {${variable}} {
  "~${named}(?:;[^,;]*)*;\s*q=([01](?:\.\d{0,3})?)\s*(?:[;,]|$)" "${'${1}'}"
  "~${named}(?:[;,]|$)" 1
  default 0
}`;
}

const number = (variable: string) => `double({${variable}})`;

/** The rules for Caddy, to be imported into a site block: negotiation, security headers, caching, and the type of Markdown. */
export function caddyFile(baseUrl: string, headers: [string, string][]): string {
  const lines = headers.map(([name, value]) => `    ${name} "${value}"`).join('\n');
  const [markdown, html] = [number('help_center_markdown'), number('help_center_html')];
  const links = `rel=\\"canonical\\", <${baseUrl}llms.txt>; rel=\\"llms-txt\\"`;
  return `# Import this inside a site block, after "root": import headers.caddy
header {
${lines}
}
# Caddy does not keep the order of headers, so no two of these are for the same file.
@changing not path ${baseUrl}assets/* ${baseUrl}search-index/*
header @changing {
  Cache-Control "${REVALIDATE}"
  Vary Accept
}
@manifest path ${baseUrl}search-index/manifest.json
header @manifest Cache-Control "${REVALIDATE}"
@immutable {
  path ${baseUrl}assets/* ${baseUrl}search-index/*
  not path ${baseUrl}search-index/manifest.json
}
header @immutable Cache-Control "${IMMUTABLE}"
# Who asks for Markdown is sent the twin of a page, with the rules of Accept: qualities are compared, ties go to Markdown.
${readQuality('help_center_markdown', 'text/markdown')}
${readQuality('help_center_html', 'text/html')}
map {path} {help_center_stem} {
  "~^(.*/)index\\.html$" "\${1}"
  "~^(.*)\\.html$" "\${1}"
  "~^(.*)$" "\${1}"
}
@wants_markdown {
  expression \`${markdown} > 0.0 && ${markdown} >= ${html}\`
  not path *.md
  file {
    try_files {help_center_stem}index.md {help_center_stem}.md {help_center_stem}/index.md
  }
}
@markdown path ${baseUrl}*.md
# The page for people is the one for search engines.
@twin_of_folder path_regexp help_center_folder ^(${baseUrl}(?:.*/)?)index\\.md$
@twin_of_file {
  path_regexp help_center_file ^(${baseUrl}.*)\\.md$
  not path *index.md */brief.md ${baseUrl}.well-known/*
}
@ai_catalog path ${baseUrl}.well-known/ai-catalog.json
# In this order: the headers are those of the file that is sent.
route {
  rewrite @wants_markdown {http.matchers.file.relative}
  header @markdown Content-Type "${MARKDOWN}"
  header @ai_catalog {
    Content-Type application/ai-catalog+json
    Access-Control-Allow-Origin *
  }
  header @twin_of_folder Link "<{re.help_center_folder.1}>; ${links}"
  header @twin_of_file Link "<{re.help_center_file.1}>; ${links}"
}
`;
}
