import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';
import {ALL_PAGES} from './ChunkFilesPlugin.ts';
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

/** Mocks the part of the bundler's runtime that a list of modules uses, and records what it requests. */
function createRecorder(): {chunks: string[]; require: unknown} {
  const chunks: string[] = [];
  const require = Object.assign((id: string | number): Loaded => ({id}), {
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

interface Loaded {
  readonly id: string | number;
  readonly mode?: number;
}

/** Finds the bundled script that lists all pages. */
export function findAllPages(outDir: string): string {
  const folder = join(outDir, 'assets/js');
  const name = readdirSync(folder).find((file) => file.startsWith(`${ALL_PAGES}.`) && file.endsWith('.js'));
  if (name === undefined)
    throw new Error(`[route-tables] the bundler wrote no "${ALL_PAGES}" script to "${folder}".`);
  return join(folder, name);
}

/** Runs the bundled script to find out how the modules of all pages are loaded, by chunk name. */
export async function readModules(file: string): Promise<Record<string, ModuleEntry>> {
  // Running it creates one list of chunks; its name depends on the package name.
  const scope: Record<string, [ids: unknown, factories: Record<string, Factory>][]> = {};
  // The name of the global object depends on the site's target browsers.
  runInNewContext(
    `(function () { const globalThis = this, self = this, window = this; ${readFileSync(file, 'utf8')} }).call(scope)`,
    {
      scope,
    },
  );
  const {chunks, require} = createRecorder();
  const modules: Record<string, ModuleEntry> = {};
  for (const factory of Object.values(scope)
    .flat()
    .flatMap(([, factories]) => Object.values(factories))) {
    const exports: Record<string, unknown> = {};
    factory({exports}, exports, require);
    for (const registry of Object.values(exports) as Registry[]) {
      for (const [name, [load]] of Object.entries(registry)) {
        chunks.length = 0;
        const promise = load();
        const needed = [...chunks];
        const {id, mode} = (await promise) as Loaded;
        modules[name] = mode === undefined ? [needed, id] : [needed, id, mode];
      }
    }
  }
  if (Object.keys(modules).length === 0) throw new Error(`[route-tables] "${file}" lists no module.`);
  return modules;
}
