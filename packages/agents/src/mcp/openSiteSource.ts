import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type SearchIndex, openIndex} from '@help-center/engine';
import {type SiteFile, SITE_FILE} from '../site/SiteFile.ts';
import {AgentsError} from '../errors.ts';
import {twinFile} from '../twins/TwinCollector.ts';

/** The source of an MCP server's site: a build folder or an address. */
export interface SiteSource {
  readSite(): Promise<SiteFile>;
  /** Reads the text of a file of the site by its absolute URL. */
  readText(url: string): Promise<string>;
  /** Opens the currently published index; returns the same one while its files do not change. */
  openIndex(): Promise<SearchIndex>;
}

const INDEX = 'search-index/';
/** Timeout for a file of a remote site. */
const TIMEOUT_MS = 15_000;

type ReadFile = (name: string) => Promise<Uint8Array>;

function readFromFolder(folder: string): ReadFile {
  return (name) => readFile(join(folder, name));
}

function readFromAddress(address: URL): ReadFile {
  return async (name) => {
    const url = new URL(name.split('/').map(encodeURIComponent).join('/'), address);
    const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)});
    // Does not follow a site to another host; its user has to name the new address.
    if (!response.ok || new URL(response.url).origin !== address.origin) {
      throw new AgentsError('AGENTS_BAD_SITE', `${url.href} answered ${response.status} at ${response.url}.`);
    }
    return new Uint8Array(await response.arrayBuffer());
  };
}

/** An index and its manifest, which identifies the contents of its files. */
interface KnownIndex {
  readonly manifest: string;
  readonly index: Promise<SearchIndex>;
}

function createSource(read: ReadFile, name: string, isLocal: boolean): SiteSource {
  const readText = async (file: string) => new TextDecoder().decode(await read(file));
  let site: SiteFile | undefined;
  let known: KnownIndex | undefined;
  async function readSite(): Promise<SiteFile> {
    let parsed: unknown;
    try {
      parsed = JSON.parse(await readText(SITE_FILE));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new AgentsError(
        'AGENTS_BAD_SITE',
        `"${name}" has no readable ${SITE_FILE}: ${reason} Name the build folder of a site, or the address it is published at.`,
        {cause},
      );
    }
    if ((parsed as Partial<SiteFile> | null)?.format !== 1) {
      throw new AgentsError('AGENTS_BAD_SITE', `"${name}" was built for another version of this program.`);
    }
    site = parsed as SiteFile;
    return site;
  }
  return {
    readSite,
    async readText(url) {
      const {pathname} = new URL((site ?? (await readSite())).url);
      return readText(twinFile(url, pathname));
    },
    async openIndex() {
      const manifest = await readText(`${INDEX}manifest.json`);
      if (known?.manifest === manifest) return known.index;
      const index = openIndex({
        manifest: JSON.parse(manifest) as unknown,
        readPart: (part) => read(INDEX + part),
        isLocal,
      });
      known = {manifest, index};
      index.catch(() => {
        if (known?.index === index) known = undefined;
      });
      return index;
    },
  };
}

/** Creates the source of a site built with the files for agents, from its folder or address, without reading anything yet. */
export function openSiteSource(place: string): SiteSource {
  if (!/^https?:\/\//.test(place)) return createSource(readFromFolder(place), place, true);
  const address = new URL(place.endsWith('/') ? place : `${place}/`);
  return createSource(readFromAddress(address), place, false);
}
