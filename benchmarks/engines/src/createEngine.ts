import type {SearchEngine} from './SearchEngine.ts';

const LOADERS = {
  ours: async () => (await import('./ours.ts')).ours,
  tools: async () => (await import('./tools.ts')).tools,
  minisearch: async () => (await import('./minisearch.ts')).minisearch,
  pagefind: async () => (await import('./pagefind.ts')).pagefind,
  lunr: async () => (await import('./lunr.ts')).lunr,
  orama: async () => (await import('./orama.ts')).orama,
  flexsearch: async () => (await import('./flexsearch.ts')).flexsearch,
  fuse: async () => (await import('./fuse.ts')).fuse,
  ufuzzy: async () => (await import('./ufuzzy.ts')).ufuzzy,
  hosted: async () => (await import('./hosted.ts')).hosted,
} as const satisfies Record<string, () => Promise<SearchEngine>>;

/** Name of an engine on the command line. */
export type EngineName = keyof typeof LOADERS;

/** Compared when they are named: ours as assistants ask it, and a service over HTTP. */
const ON_REQUEST: readonly EngineName[] = ['tools', 'hosted'];

/** Every other engine, in the order of the report. */
export const ENGINE_NAMES: readonly EngineName[] = Object.keys(LOADERS)
  .filter(isEngineName)
  .filter((name) => !ON_REQUEST.includes(name));

/** Loads one engine and nothing of the others. */
export function createEngine(name: EngineName): Promise<SearchEngine> {
  return LOADERS[name]();
}

/** Reads a comma-separated list of engine names. Throws for a name that is not known. */
export function parseEngineNames(list: string): EngineName[] {
  return list.split(',').map((raw) => {
    const name = raw.trim();
    if (isEngineName(name)) return name;
    throw new Error(
      `option "--engines" names "${name}"; known engines are ${Object.keys(LOADERS).join(', ')}.`,
    );
  });
}

function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(LOADERS, name);
}
