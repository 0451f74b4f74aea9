/** The parts of `package-lock.json` that an audit reads. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Packages with an install script, and why each is accepted. */
export type InstallScripts = Readonly<Record<string, string>>;

/** Packages whose install scripts have been reviewed, and what the scripts do. */
export const INSTALL_SCRIPTS: InstallScripts = {
  '@swc/core': 'checks that the binary for this machine is there, and fetches it from the registry otherwise',
  'core-js': 'prints a message',
  esbuild: 'checks that the binary for this machine is there, and puts it in place of a script',
};

const REGISTRY = 'https://registry.npmjs.org/';

/** Where a package finds another one: in its own `node_modules` or in that of a folder above. */
export function resolveFrom(
  packages: Readonly<Record<string, unknown>>,
  from: string,
  name: string,
): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)(?:node_modules\/)?[^/]*$/u, '')) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return undefined;
  }
}

/**
 * Faults of a lock file: packages without a SHA-512 hash or from elsewhere than the registry, unaccepted install scripts, and
 * binaries of other platforms that npm left out, which it would add to the file on those machines.
 */
export function findLockFaults({packages}: Lockfile, accepted: InstallScripts): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!path.includes('node_modules/') || locked.link) return [];
    const {version = '', resolved = REGISTRY, integrity = '', hasInstallScript = false} = locked;
    const faults = Object.keys(locked.optionalDependencies ?? {})
      .filter((optional) => resolveFrom(packages, path, optional) === undefined)
      .map(
        (optional) =>
          `${name}@${version} can use ${optional}, which package-lock.json lacks. Remove ${name} and what needs it from there, then run: npm install --package-lock-only`,
      );
    if (!integrity.startsWith('sha512-')) {
      faults.push(
        `${name}@${version} has no SHA-512 hash in package-lock.json. Remove its entry there and run: npm install`,
      );
    }
    if (!resolved.startsWith(REGISTRY)) {
      faults.push(`${name}@${version} comes from ${resolved}. Only packages of ${REGISTRY} are used.`);
    }
    if (hasInstallScript && accepted[name] === undefined) {
      faults.push(
        `${name}@${version} runs a script when it is installed. Read it, then add "${name}" with a reason to tools/src/audit/findLockFaults.ts, or use another package.`,
      );
    }
    return faults;
  });
}
