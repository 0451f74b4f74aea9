import type {InstallScripts} from './findLockFaults.ts';

/** Packages whose install scripts have been reviewed, and what the scripts do. */
export const INSTALL_SCRIPTS: InstallScripts = {
  '@swc/core': 'checks that the binary for this machine is there, and fetches it from the registry otherwise',
  'core-js': 'prints a message',
  esbuild: 'checks that the binary for this machine is there, and puts it in place of a script',
};
