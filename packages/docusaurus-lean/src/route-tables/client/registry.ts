import type {ModuleEntry} from '../RouteTable.ts';

type Registered = [load: () => Promise<unknown>, path: string, id: string];

/** Loaders for the modules of known pages, by chunk name. */
const registry: Record<string, Registered> = {};
export default registry;

const entries = new Map<string, ModuleEntry>();

/** Adds modules; the files of their chunks must be known by the time they are loaded. */
export function addModules(modules: Readonly<Record<string, ModuleEntry>>): void {
  for (const [name, entry] of Object.entries(modules)) {
    if (entries.has(name)) continue;
    entries.set(name, entry);
    const [chunks, id, mode] = entry;
    registry[name] = [
      () =>
        Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk))).then(() =>
          mode === undefined ? __webpack_require__(id) : __webpack_require__.t(id, mode),
        ),
      name,
      String(id),
    ];
  }
}

/** Addresses of the scripts with the module of a chunk name. */
export function scriptsOf(name: string): string[] {
  // Chunks that every page loads have no file here.
  const files = (entries.get(name)?.[0] ?? []).map((chunk) => __webpack_require__.pageFiles[chunk]);
  return files.filter((file) => file !== undefined).map((file) => __webpack_require__.p + file);
}
