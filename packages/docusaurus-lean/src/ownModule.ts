import {fileURLToPath} from 'node:url';

const isCompiled = import.meta.url.endsWith('.js');

/** Path of a module of this package for the bundler; `name` is its source, such as `route-tables/client/docs.ts`. */
export function ownModule(name: string): string {
  const file = isCompiled ? name.replace(/\.tsx?$/, '.js') : name;
  return fileURLToPath(new URL(file, import.meta.url));
}
