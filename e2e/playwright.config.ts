import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The browser without windows takes about half the time; the whole one opens a window for each test. */
function findHeadlessShell(): string {
  return process.env.CHROMIUM_PATH === undefined && existsSync(SHELL) ? SHELL : CHROMIUM;
}

// `npm test -- --release` also runs what is too slow for every commit.
const slow = process.env.HELP_CENTER_SUITE === 'release' ? [] : [/@release/];

/** Specs whose tests need an empty cache, a service worker, another engine or a clock, which stays in a reused context. */
const FRESH =
  /(?:bad-days|engines|failures|feedback|navigation|no-slash|offline|offline-groups|reports|updates)\.spec\.ts/;

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  // Safety nets, wide enough for a busy machine: tests wait for events.
  timeout: 600_000,
  expect: {timeout: 20_000},
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  globalSetup: './src/buildTestSites.mjs',
  reporter: 'line',
  use: {
    browserName: 'chromium',
    // Requests that a service worker answers cannot be routed by a test; the tests about it allow it.
    serviceWorkers: 'block',
    viewport: {width: 1280, height: 800},
    colorScheme: 'light',
    launchOptions: {executablePath: findHeadlessShell(), args: ARGS},
  },
  projects: [
    {name: 'fresh', testMatch: FRESH, grepInvert: [...slow, /@whole-browser/]},
    // A new context costs about as much as loading a page; Playwright resets windows, media, routes and storage.
    {name: 'shared', testIgnore: FRESH, grepInvert: [...slow, /@whole-browser/], use: {reuseContext: true}},
    {
      name: 'whole',
      grep: /@whole-browser/,
      grepInvert: slow,
      use: {launchOptions: {executablePath: CHROMIUM, args: ARGS}},
    },
  ],
});
