import {createRequire} from 'node:module';
import {ThemeError} from './errors.ts';

const {resolve} = createRequire(import.meta.url);

/** Throws `THEME_MISSING_PEER` with the command to run when an optional package is not installed; `backend` needs it. */
export function assertPeer(name: string, backend: string): void {
  try {
    resolve(name);
  } catch (cause) {
    throw new ThemeError(
      'THEME_MISSING_PEER',
      `the backend ${backend} needs the package "${name}", which is not installed. Run: npm install ${name}`,
      {cause},
    );
  }
}
