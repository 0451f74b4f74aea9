import {defineConfig} from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  // Safety nets, wide enough for a busy machine: tests wait for events.
  timeout: 600_000,
  expect: {timeout: 20_000},
  retries: 0,
  // `npm test -- --release` also runs what is too slow for every commit.
  grepInvert: process.env.HELP_CENTER_SUITE === 'release' ? undefined : /@release/,
  forbidOnly: Boolean(process.env.CI),
  globalSetup: './src/buildTestSites.mjs',
  reporter: 'line',
  use: {
    browserName: 'chromium',
    // Requests that a service worker answers cannot be routed by a test; the tests about it allow it.
    serviceWorkers: 'block',
    viewport: {width: 1280, height: 800},
    colorScheme: 'light',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
