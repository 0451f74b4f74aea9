import type {InstallScripts} from './findLockFaults.ts';

/** The packages whose scripts at install time were read, and what they do. */
export const INSTALL_SCRIPTS: InstallScripts = {
  '@swc/core': 'checks that the binary for this machine is there, and fetches it from the registry if not',
  'core-js': 'prints a message',
  esbuild: 'checks that the binary for this machine is there, and puts it in place of a script',
};
