import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {onTestFinished} from 'vitest';

const DESCRIPTION =
  'One sentence that is long enough to tell a reader in a search engine what the page is about.';

/** Front matter of a page, with changes; a field set to `undefined` is left out. */
export function frontMatter(changes: Record<string, string | undefined> = {}): string {
  const fields: Record<string, string | undefined> = {
    title: 'Object tracker',
    description: DESCRIPTION,
    page_type: 'landing',
    sidebar_position: '1',
    last_reviewed: '2026-11-21',
    ...changes,
  };
  const lines = Object.entries(fields).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n`;
}

const LANDING = `${frontMatter()}For everyone who connects a camera.\n\n<DocCardList />\n`;

const TASK = `${frontMatter({title: 'Connect a camera', page_type: 'task'})}**Goal:** events are ignored for a time. {/* fact: cool-down */}

## Before you start

- A camera with a [stream](#stream).

## Steps {#stream}

1. Open the page.

## Check that it worked

- The picture moves.

## If it did not work

- No picture: look at the cable. See [all guides](../index.mdx).

![A camera and the box that it sees](./camera.svg)
`;

/** Files of a website without a mistake. */
export const GOOD_SITE: Readonly<Record<string, string>> = {
  'docs/index.mdx': `${frontMatter()}For everyone. There are two products.\n`,
  'docs/tags.yml': 'cameras:\n  label: Cameras\n',
  'docs/ANSVIS/index.mdx': LANDING,
  'docs/ANSVIS/Guides/index.mdx': LANDING,
  'docs/ANSVIS/Guides/Camera/index.mdx': TASK,
  'docs/ANSVIS/Guides/Camera/camera.svg': '<svg viewBox="0 0 400 9"><path class="ink" d="M0 0h9"/></svg>\n',
  'data/products/ANSVIS/facts.yml':
    'cool-down:\n  says: Events are ignored for a time.\n  source: ANSVIS.md:146\n  confidence: verified\n',
  'data/glossary.yml':
    'zone:\n  term: zone\n  definition: A part of the picture.\n  page: /docs/ANSVIS/Guides/Camera/\n',
  'dictionary.txt': 'ANSVIS\n',
};

/** Writes a website into a new folder, which goes away after the test; gives the folder. */
export function createSite(changes: Readonly<Record<string, string>> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'help-center-site-'));
  onTestFinished(() => rmSync(dir, {recursive: true, force: true}));
  for (const [file, text] of Object.entries({...GOOD_SITE, ...changes})) {
    mkdirSync(dirname(join(dir, file)), {recursive: true});
    writeFileSync(join(dir, file), text);
  }
  return dir;
}
