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
}

/** Packages with an install script, and why each is accepted. */
export type InstallScripts = Readonly<Record<string, string>>;

const REGISTRY = 'https://registry.npmjs.org/';

/** Faults of a lock file: packages without a SHA-512 hash or from elsewhere than the registry, and unaccepted install scripts. */
export function findLockFaults({packages}: Lockfile, accepted: InstallScripts): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!path.includes('node_modules/') || locked.link) return [];
    const {version = '', resolved = REGISTRY, integrity = '', hasInstallScript = false} = locked;
    const faults: string[] = [];
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
        `${name}@${version} runs a script when it is installed. Read it, then add "${name}" with a reason to tools/src/audit/installScripts.ts, or use another package.`,
      );
    }
    return faults;
  });
}
