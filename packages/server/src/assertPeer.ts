import {createRequire} from 'node:module';
import {ServerError} from './errors.ts';

const {resolve} = createRequire(import.meta.url);

/** Throws `SERVER_MISSING_PEER` with the command to run when an optional package is not installed; `user` names what needs it. */
export function assertPeer(name: string, user: string): void {
  try {
    resolve(name);
  } catch (cause) {
    throw new ServerError(
      'SERVER_MISSING_PEER',
      `${user} needs the package "${name}", which is not installed. Run: npm install ${name}`,
      {cause},
    );
  }
}
