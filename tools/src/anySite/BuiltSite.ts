import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {AuthorError} from '../runCommand.ts';

/** A page of a built site. */
export interface BuiltPage {
  /** Path with the base path. */
  readonly path: string;
  readonly locale: string;
  readonly isDocument: boolean;
  /** Whether it has an `h1`, by which it can be recognised. */
  readonly hasTitle: boolean;
  readonly hasSearch: boolean;
}

/** A built site. */
export interface BuiltSite {
  readonly folder: string;
  /** Base path of the default locale, with a slash at both ends. */
  readonly base: string;
  readonly locales: readonly string[];
  readonly pages: readonly BuiltPage[];
  /** Headers that the site wants its host to send with every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly hasColourModeSwitch: boolean;
}

interface Config {
  readonly baseUrl: string;
  readonly themeConfig?: {readonly colorMode?: {readonly disableSwitch?: boolean}};
}

function withoutLocale(base: string, locales: readonly string[]): string {
  const locale = locales.find((one) => base.endsWith(`/${one}/`));
  return locale === undefined ? base : base.slice(0, -locale.length - 1);
}

/** The headers that a `_headers` file sets for all files. */
export function readHeaders(text: string, base: string): Record<string, string> {
  const lines = text.split('\n');
  const start = lines.indexOf(`${base}*`);
  if (start === -1) return {};
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !/^\s+\S/.test(line));
  return Object.fromEntries(
    (end === -1 ? rest : rest.slice(0, end)).map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
}

/** Reads a build folder. `siteFolder` has the files that Docusaurus generated; `locales` are the built ones. */
export async function readBuiltSite(
  folder: string,
  siteFolder: string,
  locales: readonly string[],
): Promise<BuiltSite> {
  const generated = join(siteFolder, '.docusaurus/docusaurus.config.mjs');
  const {default: config} = (await import(`${pathToFileURL(generated).href}?${Date.now()}`)) as {
    default: Config;
  };
  const base = withoutLocale(config.baseUrl, locales);
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.html'),
  );
  const pages = names.flatMap((name): BuiltPage[] => {
    if (/(?:^|\/)404\.html$/.test(name)) return [];
    const text = readFileSync(join(folder, name), 'utf8');
    // Skips redirects and files that Docusaurus did not write.
    if (!text.includes('id="__docusaurus"') && !text.includes('id=__docusaurus')) return [];
    const locale = locales.find((one) => name.startsWith(`${one}/`)) ?? locales[0] ?? '';
    return [
      {
        path: base + name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''),
        locale,
        isDocument: /docs-doc-page/.test(text.slice(0, 20_000)),
        hasTitle: /<h1[\s>]/.test(text),
        hasSearch: text.includes('DocSearch-Button'),
      },
    ];
  });
  const headerFile = join(folder, '_headers');
  return {
    folder,
    base,
    locales,
    pages: pages.sort((one, other) => (one.path < other.path ? -1 : 1)),
    headers: existsSync(headerFile) ? readHeaders(readFileSync(headerFile, 'utf8'), base) : {},
    hasColourModeSwitch: config.themeConfig?.colorMode?.disableSwitch !== true,
  };
}

/** A document in the middle of the list, preferably with a title. Throws when the locale has no page. */
export function pickDocument({pages}: BuiltSite, locale: string): BuiltPage {
  const own = pages.filter((page) => page.locale === locale);
  const documents = own.filter(({isDocument}) => isDocument);
  const titled = documents.filter(({hasTitle}) => hasTitle);
  const best = [titled, documents, own].find(({length}) => length > 0) ?? [];
  const middle = best[Math.floor(best.length / 2)];
  if (middle === undefined) throw new AuthorError(`The build has no page in "${locale}".`);
  return middle;
}
