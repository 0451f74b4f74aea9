import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';
import {ALL_PAGES} from './ChunkFilesPlugin.ts';
import type {GeneratedRoute} from './readRoutes.ts';
import type {ModuleEntry} from './RouteTable.ts';

type Registry = Readonly<Record<string, readonly [load: () => Promise<unknown>, ...unknown[]]>>;
type Factory = (module: object, exports: Record<string, unknown>, require: unknown) => void;

/** Normalises export definitions: Rspack's object of getters, and webpack's list of names, each with a getter, or 0 and a value. */
function listBindings(
  definition: Record<string, () => unknown> | readonly unknown[],
): [name: string, descriptor: PropertyDescriptor][] {
  if (!isList(definition)) return Object.entries(definition).map(([name, get]) => [name, {get}]);
  const rest = [...definition];
  const bindings: [string, PropertyDescriptor][] = [];
  while (rest.length > 0) {
    const [name, binding] = rest.splice(0, 2);
    const descriptor = binding === 0 ? {value: rest.shift()} : {get: binding as () => unknown};
    bindings.push([String(name), descriptor]);
  }
  return bindings;
}

// The list is from another realm, where `instanceof` fails.
const isList = (value: object): value is readonly unknown[] => Array.isArray(value);

/** What the script exports; see `client/allPages`. */
interface Exports {
  readonly registry: Registry;
  readonly routes: readonly GeneratedRoute[];
  readonly chunkNames: Readonly<Record<string, unknown>>;
}

/** What Docusaurus has listed for all pages. */
export interface AllPages extends Pick<Exports, 'routes' | 'chunkNames'> {
  /** How modules are loaded, by chunk name. */
  readonly modules: Readonly<Record<string, ModuleEntry>>;
}

interface Loaded {
  readonly id: string | number;
  readonly mode?: number;
}

/** Mocks the part of the bundler's runtime that a script with lists uses, and records the chunks that it requests. */
function createRecorder(factories: Readonly<Record<string, Factory>>): {
  chunks: string[];
  require(id: string | number): unknown;
} {
  const chunks: string[] = [];
  const loaded: Record<string, {exports: Record<string, unknown>}> = {};
  const load = (id: string | number): unknown => {
    const factory = factories[id];
    if (factory === undefined) return {id} satisfies Loaded;
    let module = loaded[id];
    if (module === undefined) {
      loaded[id] = module = {exports: {}};
      factory(module, module.exports, require);
    }
    return module.exports;
  };
  const require = Object.assign(load, {
    e(chunk: string) {
      chunks.push(chunk);
      return Promise.resolve();
    },
    t: (id: string | number, mode: number): Loaded => ({id, mode}),
    r: () => undefined,
    d(exports: object, definition: Record<string, () => unknown> | readonly unknown[]) {
      for (const [name, descriptor] of listBindings(definition))
        Object.defineProperty(exports, name, {...descriptor, enumerable: true});
    },
  });
  return {chunks, require};
}

/** Finds the bundled script that lists all pages. */
export function findAllPages(outDir: string): string {
  const folder = join(outDir, 'assets/js');
  const name = readdirSync(folder).find((file) => file.startsWith(`${ALL_PAGES}.`) && file.endsWith('.js'));
  if (name === undefined)
    throw new Error(`[route-tables] the bundler wrote no "${ALL_PAGES}" script to "${folder}".`);
  return join(folder, name);
}

/** Runs the bundled script to find out what there is, and how the modules of all pages are loaded. */
export async function readAllPages(file: string): Promise<AllPages> {
  // Running it creates one list of chunks; its name depends on the package name.
  const scope: Record<string, [ids: unknown, factories: Record<string, Factory>][]> = {};
  // The name of the global object depends on the site's target browsers.
  runInNewContext(
    `(function () { const globalThis = this, self = this, window = this; ${readFileSync(file, 'utf8')} }).call(scope)`,
    {scope},
  );
  const factories = Object.assign(
    {},
    ...Object.values(scope).flatMap((list) => list.map(([, own]) => own)),
  ) as Record<string, Factory>;
  const {chunks, require} = createRecorder(factories);
  const found = Object.keys(factories)
    .map((id) => require(id) as Partial<Exports>)
    .find(({registry}) => registry !== undefined);
  if (found === undefined) throw new Error(`[route-tables] "${file}" lists no module.`);
  const {registry, routes, chunkNames} = found as Exports;
  const modules: Record<string, ModuleEntry> = {};
  for (const [name, [load]] of Object.entries(registry)) {
    chunks.length = 0;
    const promise = load();
    const needed = [...chunks];
    const {id, mode} = (await promise) as Loaded;
    modules[name] = mode === undefined ? [needed, id] : [needed, id, mode];
  }
  return {modules, routes, chunkNames};
}
