import {existsSync} from 'node:fs';

// The browser without windows takes about half the time of the whole one, which opens one for each test.
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The Chromium that tests run in. */
export function findChromium(): string {
  return process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path)) ?? '/usr/bin/chromium';
}
