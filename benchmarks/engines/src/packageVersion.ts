import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** `name@version` of a package that is installed in the benchmark's own folder. */
export function packageVersion(name: string): string {
  const file = fileURLToPath(new URL(`../../node_modules/${name}/package.json`, import.meta.url));
  const {version}: {version: string} = JSON.parse(readFileSync(file, 'utf8'));
  return `${name}@${version}`;
}
